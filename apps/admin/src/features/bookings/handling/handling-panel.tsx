import { useStaffHandlingUpdateMutation, type Failure } from '@pothik/api-client/rtk-query';
import { waitingParties, type StaffBooking } from '@pothik/contract';
import { Alert, Button, Select, TextField, useToast } from '@pothik/ui';
import { handlingMessages as words } from '../../../messages/handling.ts';
import { useActions } from '../../../shared/actions/actions-context.ts';
import { KeyHint } from '../../../shared/actions/key-hint.tsx';
import { differing } from '../../../shared/editing/differing.ts';
import { OvertakenNotice } from '../../../shared/editing/overtaken-notice.tsx';
import { TagsField } from '../../../shared/editing/tags-field.tsx';
import { useVersionedForm } from '../../../shared/editing/use-versioned-form.ts';
import { plannedDays, plannedMoments } from '../../../shared/dhaka-input.ts';
import { toMoment } from '../../../shared/moments.ts';
import { useSession } from '../../../shared/session-context.ts';
import { useNow } from '../../../shared/use-now.ts';
import { Section } from '../../../shared/page/section.tsx';
import styles from '../bookings.module.css';
import { DueMark } from '../../../shared/due-mark.tsx';
import { toChanges, toFields, type HandlingFields } from './handling-fields.ts';
import { useAssignees } from './use-assignees.ts';

/** Whose the booking is, until when something is due and for whom it waits: for staff alone. */
export function HandlingPanel({ booking }: { booking: StaffBooking }) {
  const { handling } = booking;
  const { assignee, remindAt, waitingFor, waitingSince, dueOn } = handling;
  const base = toFields(handling);
  const { user } = useSession();
  const assignees = useAssignees(assignee);
  const [change, { isLoading }] = useStaffHandlingUpdateMutation();
  const toasts = useToast();
  const now = useNow();
  const writing = useVersionedForm(base, handling.version);
  const { form } = writing;
  const isMine = assignee?._id === user._id;

  const save = async (written: Partial<HandlingFields>, done: string) => {
    if (isLoading || writing.isOvertaken) return;
    const asked = { id: booking._id, ...toChanges(written), version: writing.seen };
    const { data, error } = await change(asked);
    if (data) {
      const { handling: stored } = data.booking;
      writing.settle(toFields(stored), stored.version);
      toasts.add(done, 'success');
      return;
    }
    // Being overtaken is told beside the form.
    const { code, serverMessage, fields } = error as Failure;
    if (fields) writing.showErrors(fields);
    else if (code !== 'version_conflict') toasts.add(serverMessage ?? words.failed, 'error');
  };
  const assignToMe = () => {
    if (isMine) {
      toasts.add(words.isMine, 'info');
      return;
    }
    form.setValue('assigneeId', user._id, { shouldDirty: true });
    void save({ assigneeId: user._id }, words.isMine);
  };
  const forget = () => {
    form.setValue('remindAt', '', { shouldDirty: true });
    void save({ remindAt: '' }, words.forgotten);
  };
  useActions([
    { id: 'assign-to-me', label: words.assignToMe, keys: 'a', run: assignToMe },
    { id: 'handling', label: words.title, keys: 'h', run: () => form.setFocus('assigneeId') },
  ]);
  const submit = writing.submit((fields) => save(differing(fields, base), words.done));

  return (
    <Section id="handling" title={words.title}>
      <p className={styles.soft}>{words.hint}</p>
      {writing.isOvertaken ? (
        <OvertakenNotice onStore={writing.keep} onDrop={writing.drop}>
          <p>
            {words.now(assignee?.name ?? words.nobody, waitingFor && words.parties[waitingFor])}
          </p>
        </OvertakenNotice>
      ) : null}
      {remindAt !== undefined && Date.parse(remindAt) <= now ? (
        <Alert
          tone="warning"
          title={words.reminded(toMoment(remindAt))}
          actions={
            <Button emphasis="secondary" onClick={forget}>
              {words.forget}
            </Button>
          }
        >
          {words.remindedText}
        </Alert>
      ) : null}
      <form className={styles.form} noValidate onSubmit={submit}>
        <Select
          label={words.assignee}
          {...writing.field('assigneeId')}
          value={writing.values.assigneeId}
          options={[{ value: '', label: words.nobody }, ...assignees]}
        />
        {isMine ? null : (
          <Button emphasis="secondary" onClick={assignToMe}>
            <span>{words.assignToMe}</span>
            <KeyHint keys="a" />
          </Button>
        )}
        {waitingFor === undefined ? (
          <p>{words.ended}</p>
        ) : (
          <>
            <Select
              label={words.waitingFor}
              hint={waitingSince && words.since(toMoment(waitingSince))}
              {...writing.field('waitingFor')}
              options={waitingParties.map((value) => ({ value, label: words.parties[value] }))}
            />
            <TextField
              label={words.due}
              hint={words.dueHint}
              type="date"
              {...plannedDays(now)}
              {...writing.field('dueOn')}
            />
            <span>
              <DueMark dueOn={dueOn} />
            </span>
            <TextField
              label={words.remindAt}
              hint={words.remindHint}
              type="datetime-local"
              {...plannedMoments(now)}
              {...writing.field('remindAt')}
            />
          </>
        )}
        <TagsField
          value={writing.values.tags}
          onChange={(tags) => form.setValue('tags', tags, { shouldDirty: true })}
        />
        <Button type="submit" busy={isLoading} disabled={writing.isOvertaken}>
          {isLoading ? words.submitting : words.submit}
        </Button>
      </form>
    </Section>
  );
}
