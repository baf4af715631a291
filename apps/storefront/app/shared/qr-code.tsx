import { encode } from 'uqr';

/** A text as a picture that cameras read: dark on light in every theme, with the room that readers need. */
export function QrCode({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className?: string | undefined;
}) {
  const { data, size } = encode(text, { border: 4 });
  const rowOf = (row: readonly boolean[], y: number) =>
    row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path fill="#000" shapeRendering="crispEdges" d={data.map(rowOf).join('')} />
    </svg>
  );
}
