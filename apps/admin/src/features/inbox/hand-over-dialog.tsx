import { useStaffChatsColleaguesQuery } from '@pothik/api-client/rtk-query';
import { Button, Loading, Modal, Select } from '@pothik/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { inboxMessages } from '../../messages/inbox.ts';

const { handingOver } = inboxMessages;

/** Chooses who takes a chat. It is asked anew who is there each time. */
function Colleagues({ formId, onHandOver }: { formId: string; onHandOver: (id: string) => void }) {
  const { currentData, isError } = useStaffChatsColleaguesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [error, setError] = useState<string>();
  if (isError) return <p role="alert">{handingOver.failed}</p>;
  if (!currentData) return <Loading label={handingOver.loading} />;
  const { colleagues } = currentData;
  if (colleagues.length === 0) return <p>{handingOver.none}</p>;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('colleague');
    if (typeof chosen === 'string' && chosen !== '') onHandOver(chosen);
    else setError(handingOver.required);
  };
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Select
        label={handingOver.colleague}
        name="colleague"
        error={error}
        options={[
          { value: '', label: handingOver.choose },
          ...colleagues.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
    </form>
  );
}

export function HandOverDialog({
  open,
  onClose,
  onHandOver,
}: {
  open: boolean;
  onClose: () => void;
  onHandOver: (staffId: string) => void;
}) {
  const formId = useId();
  return (
    <Modal
      title={handingOver.title}
      open={open}
      onClose={onClose}
      closeLabel={handingOver.close}
      actions={
        <Button type="submit" form={formId}>
          {handingOver.submit}
        </Button>
      }
    >
      <Colleagues formId={formId} onHandOver={onHandOver} />
    </Modal>
  );
}
