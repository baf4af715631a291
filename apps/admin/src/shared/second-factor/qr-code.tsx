import { encode } from 'uqr';
import styles from './second-factor.module.css';

/** How much room around it readers need, in its squares. */
const border = 4;

/** A text as a picture that phones read. It is dark on light in every theme, as readers expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${String(size)}v${String(size)}h-${String(size)}z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  );
}
