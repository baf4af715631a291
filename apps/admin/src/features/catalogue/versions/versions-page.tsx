import {
  useStaffServicesGetQuery,
  useStaffServiceVersionsListQuery,
  useStaffServiceVersionsRestoreMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { ServiceVersion, StaffService } from '@pothik/contract';
import { Button, Chip, ConfirmDialog, EmptyState, LinkButton, useToast } from '@pothik/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { severalMessages } from '../../../messages/several.ts';
import { toMoment } from '../../../shared/moments.ts';
import { NotLoaded } from '../../../shared/page/not-loaded.tsx';
import { Page } from '../../../shared/page/page.tsx';
import styles from '../catalogue.module.css';
import { ChangedFields } from '../../../shared/changed-fields.tsx';
import { toChangedField } from '../../../shared/to-changed-field.ts';

const { service: serviceWords, versions: words } = catalogueMessages;

function Changes({ changes }: { changes: ServiceVersion['since'] }) {
  if (changes.length === 0) return <p className={styles.soft}>{words.same}</p>;
  return <ChangedFields changes={changes.map((change) => toChangedField('service', change))} />;
}

interface VersionProps {
  version: ServiceVersion;
  isNow: boolean;
  onRestore: () => void;
}

/** A version beside the one before, and beside now. */
function Version({ version: { version, at, by, changes, since }, isNow, onRestore }: VersionProps) {
  return (
    <section className={styles.section} aria-label={words.version(version)}>
      <div className={styles.chips}>
        <h2>{words.version(version)}</h2>
        {isNow ? <Chip>{words.now}</Chip> : null}
        <span className={styles.soft}>
          {[toMoment(at), by && words.by(by.name)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {changes ? (
        <>
          <h3>{words.changed}</h3>
          <Changes changes={changes} />
        </>
      ) : (
        <p className={styles.soft}>{words.first}</p>
      )}
      {isNow ? null : (
        <details>
          <summary>{words.since}</summary>
          <Changes changes={since} />
        </details>
      )}
      {isNow || since.length === 0 ? null : (
        <div className={styles.buttons}>
          <Button emphasis="secondary" onClick={onRestore}>
            {words.restoreOf(version)}
          </Button>
        </div>
      )}
    </section>
  );
}

function Versions({ service, versions }: { service: StaffService; versions: ServiceVersion[] }) {
  const [restored, setRestored] = useState<ServiceVersion>();
  const [restore, { isLoading }] = useStaffServiceVersionsRestoreMutation();
  const toasts = useToast();
  const navigate = useNavigate();
  const { _id: id, name, jobTitle, version: seen } = service;
  const address = `/catalogue/services/${encodeURIComponent(id)}`;

  const bringBack = async ({ version }: ServiceVersion) => {
    const { data, error } = await restore({ id, number: String(version), version: seen });
    setRestored(undefined);
    if (data) {
      toasts.add(words.restored(version), 'success');
      await navigate(address);
    } else toasts.add((error as Failure).serverMessage ?? words.failed, 'error');
  };
  return (
    <Page
      title={words.title(name ?? jobTitle ?? serviceWords.untitled)}
      actions={
        <LinkButton emphasis="quiet" href={address}>
          {words.back}
        </LinkButton>
      }
    >
      {versions.length === 0 ? <EmptyState title={words.none} text={words.noneText} /> : null}
      {versions.map((version) => (
        <Version
          key={version.version}
          version={version}
          isNow={version.version === seen}
          onRestore={() => setRestored(version)}
        />
      ))}
      <ConfirmDialog
        open={restored !== undefined}
        title={words.restoreTitle(restored?.version ?? 0)}
        text={words.restoreText}
        confirmLabel={words.restore}
        busy={isLoading}
        cancelLabel={severalMessages.cancel}
        onConfirm={() => {
          if (restored) void bringBack(restored);
        }}
        onCancel={() => setRestored(undefined)}
      />
    </Page>
  );
}

/** The versions of a service, to be compared and restored. */
export function VersionsPage() {
  const { id = '' } = useParams();
  const options = { refetchOnMountOrArgChange: true };
  const service = useStaffServicesGetQuery({ id }, options);
  const list = useStaffServiceVersionsListQuery({ id }, options);
  if (service.currentData && list.currentData) {
    return <Versions service={service.currentData} versions={list.currentData.versions} />;
  }
  return (
    <NotLoaded
      title={catalogueMessages.title}
      error={service.error ?? list.error}
      onRetry={() => {
        void service.refetch();
        void list.refetch();
      }}
      back={<LinkButton href="/catalogue">{serviceWords.back}</LinkButton>}
    />
  );
}
