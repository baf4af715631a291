import { LinkButton } from '@pothik/ui';
import { useNavigate } from 'react-router';
import { useActions } from './actions-context.ts';
import { KeyHint } from './key-hint.tsx';

/** Leads to where something new is written; `n` does so too. */
export function NewLink({ href, children: label }: { href: string; children: string }) {
  const navigate = useNavigate();
  useActions([{ id: 'new', label, keys: 'n', run: () => void navigate(href) }]);
  return (
    <LinkButton href={href}>
      <span>{label}</span>
      <KeyHint keys="n" />
    </LinkButton>
  );
}
