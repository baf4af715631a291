import {
  useStaffServiceImportsApplyMutation,
  useStaffServiceImportsPlanMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import { maximumImportedRows } from '@pothik/contract';
import { Alert, Button, FileDrop, LinkButton, Loading } from '@pothik/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { serviceFileMessages as words } from '../../../messages/service-files.ts';
import { Page } from '../../../shared/page/page.tsx';
import styles from '../catalogue.module.css';
import { DateQuestion, type DateOrder } from './date-question.tsx';
import { Differences } from './differences.tsx';

const messageOf = (error: unknown, otherwise: string) =>
  (error as Failure).serverMessage ?? otherwise;

/** Reads a file of services, shows what it does, and imports it. */
export function ImportPage() {
  const [file, setFile] = useState<File>();
  const [read, { data: plan, error, isLoading, reset }] = useStaffServiceImportsPlanMutation();
  const [apply, applying] = useStaffServiceImportsApplyMutation();
  const navigate = useNavigate();

  const [dateOrder, setDateOrder] = useState<DateOrder>();

  const look = (chosen: File, order?: DateOrder) => {
    setFile(chosen);
    setDateOrder(order);
    applying.reset();
    void read({ file: chosen, dateOrder: order });
  };
  const remove = () => {
    setFile(undefined);
    applying.reset();
    reset();
  };
  const importAll = async () => {
    if (!file || !plan || applying.isLoading) return;
    const { data } = await apply({ file, plan: plan.plan, dateOrder });
    if (data) await navigate('/catalogue');
  };
  return (
    <Page
      title={words.title}
      actions={
        <LinkButton emphasis="quiet" href="/catalogue">
          {catalogueMessages.service.back}
        </LinkButton>
      }
    >
      <FileDrop
        label={words.file}
        hint={words.hint(maximumImportedRows)}
        accept=".csv,.tsv,.txt,text/csv"
        labels={{ choose: words.choose }}
        file={file}
        error={error ? messageOf(error, words.failed) : undefined}
        disabled={applying.isLoading}
        onFile={(chosen) => look(chosen)}
        onRemove={remove}
      />
      {isLoading ? <Loading label={words.reading} /> : null}
      {plan && file ? (
        <div className={styles.form}>
          {applying.error ? (
            <Alert
              tone="danger"
              title={messageOf(applying.error, words.applyFailed)}
              actions={
                <Button emphasis="secondary" onClick={() => look(file, dateOrder)}>
                  {words.again}
                </Button>
              }
            />
          ) : null}
          {plan.unsettledDate ? (
            <DateQuestion date={plan.unsettledDate} onAnswer={(order) => look(file, order)} />
          ) : (
            <Differences plan={plan} isBusy={applying.isLoading} onApply={() => void importAll()} />
          )}
        </div>
      ) : null}
    </Page>
  );
}
