import { Check, X } from 'lucide-react';
import type { Example, Guide } from './guide.ts';
import './do-and-dont.css';

interface ExamplesProps {
  kind: 'do' | 'dont';
  examples: readonly Example[];
  touchable: boolean;
}

function Examples({ kind, examples, touchable }: ExamplesProps) {
  const isDo = kind === 'do';
  const Icon = isDo ? Check : X;
  return (
    <div className="examples__column">
      <h3 className={`examples__heading examples__heading--${kind}`}>
        <Icon size={20} strokeWidth={2.5} aria-hidden /> {isDo ? 'Do' : 'Don’t'}
      </h3>
      {examples.map(({ show: Show, why }) => (
        <figure className="examples__figure" key={why}>
          <div className={`examples__picture examples__picture--${kind}`} inert={!touchable}>
            <Show />
          </div>
          <figcaption>{why}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/**
 * Shows how a component is meant, beside how it is not.
 *
 * @param touchable lets tests look inside the examples as at anything else.
 */
export function DoAndDont({
  dos = [],
  donts = [],
  touchable = false,
}: Pick<Guide, 'dos' | 'donts'> & { touchable?: boolean }) {
  return (
    <div className="examples sb-unstyled">
      {dos.length > 0 ? <Examples kind="do" examples={dos} touchable={touchable} /> : null}
      {donts.length > 0 ? <Examples kind="dont" examples={donts} touchable={touchable} /> : null}
    </div>
  );
}
