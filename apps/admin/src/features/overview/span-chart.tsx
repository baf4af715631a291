import type { PeriodOverview } from '@pothik/contract';
import { optionalPart } from '@pothik/ui';
import { useEffect, useRef } from 'react';
import { formats } from '../../messages/formats.ts';
import { overviewMessages } from '../../messages/overview.ts';
import { toDayOfMonth, toDays } from '../../shared/moments.ts';
import styles from './overview.module.css';

type Spans = PeriodOverview['bookings']['spans'];

const height = 220;

async function loadLibrary() {
  const [{ default: UPlot }] = await Promise.all([
    import('uplot'),
    import('uplot/dist/uPlot.min.css'),
  ]);
  return UPlot;
}

type Library = Awaited<ReturnType<typeof loadLibrary>>;

function draw(UPlot: Library, place: HTMLElement, spans: Spans) {
  // Asked for at each drawing: the colours of the page change from light to dark.
  const token = (name: string) => () =>
    getComputedStyle(place).getPropertyValue(`--pothik-color-${name}`);
  const axis = {
    stroke: token('text-muted'),
    font: `13px ${getComputedStyle(place).fontFamily}`,
    grid: { stroke: token('border'), width: 1 },
    ticks: { show: false },
  };
  const bars = UPlot.paths.bars?.({ size: [0.7, 48] });
  return new UPlot(
    {
      width: place.clientWidth,
      height,
      cursor: { drag: { x: false, y: false }, points: { show: false }, y: false },
      scales: {
        x: { time: false, range: () => [-0.5, spans.length - 0.5] },
        y: { range: (_plot, _least, most) => [0, Math.max(4, Math.ceil(most * 1.1))] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          incrs: [1, 2, 3, 5, 7, 10, 15],
          space: 96,
          values: (_plot, places) =>
            places.map((index) => {
              const span = spans[index];
              return span ? toDayOfMonth(span.from) : '';
            }),
        },
        {
          ...axis,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000],
          size: 56,
          values: (_plot, counts) => counts.map((count) => formats.count(count)),
        },
      ],
      series: [
        {
          label: overviewMessages.period.days,
          value: (_plot, index: number | null) => {
            const span = spans[index ?? -1];
            return span ? toDays(span.from, span.to) : '–';
          },
        },
        {
          label: overviewMessages.bookings,
          fill: token('primary'),
          width: 0,
          ...(bars ? { paths: bars } : {}),
          points: { show: false },
          value: (_plot, count: number | null) => (count === null ? '–' : formats.count(count)),
        },
      ],
    },
    [spans.map((_span, index) => index), spans.map(({ count }) => count)],
    place,
  );
}

function Plot({ library, spans }: { library: Library; spans: Spans }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    // A browser may keep pages from drawing: the table is there all the same.
    if (!element || !document.createElement('canvas').getContext('2d')) return undefined;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const plot = draw(library, element, spans);
    const fit = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    const redraw = () => plot.redraw();
    fit.observe(element);
    dark.addEventListener('change', redraw);
    return () => {
      dark.removeEventListener('change', redraw);
      fit.disconnect();
      plot.destroy();
    };
  }, [library, spans]);
  return <div ref={place} className={styles.chart} aria-hidden="true" />;
}

/** Columns; a table next to them says the same. */
export const SpanChart = optionalPart(
  async () => {
    const library = await loadLibrary();
    return ({ spans }: { spans: Spans }) => <Plot library={library} spans={spans} />;
  },
  { waiting: () => <div className={styles.chart} /> },
);
