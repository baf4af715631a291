import { VisuallyHidden } from '@pothik/ui';
import { useId } from 'react';
import { useServiceMessages } from '../../../messages/service.ts';
import { WrittenText } from '../../../shared/written-text.tsx';

/** The text of a service. */
export function Description({ html }: { html: string }) {
  const { service: messages } = useServiceMessages();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>{messages.description}</VisuallyHidden>
      </h2>
      <WrittenText html={html} />
    </section>
  );
}
