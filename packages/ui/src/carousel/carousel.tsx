'use client';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import {
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { IconButton } from '../button/button.tsx';
import { directedIconStyle, iconStyle } from '../internal/icon-style.ts';
import { isRightToLeft } from '../internal/is-right-to-left.ts';
import { useLabels } from '../labels/use-labels.ts';
import { useAutoplay } from './use-autoplay.ts';
import './carousel.css';

/** The words of {@link Carousel}, for another language than English. */
export interface CarouselLabels {
  previous: string;
  next: string;
  goTo: (slide: number) => string;
  pause: string;
  play: string;
}

/** What {@link Carousel} is given. */
export interface CarouselProps {
  /** Names the region. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Between slides, in milliseconds; 0: never by itself. */
  interval?: number;
  /** Whether choosing a slide stops the play. Default true. */
  pauseOnInteraction?: boolean;
  /** A finger that travels further than this swipes, in pixels. Default 50. */
  swipeThreshold?: number;
  labels?: Partial<CarouselLabels>;
}

const carouselLabels: CarouselLabels = {
  previous: 'Previous slide',
  next: 'Next slide',
  goTo: (slide) => `Go to slide ${String(slide)}`,
  pause: 'Pause slideshow',
  play: 'Play slideshow',
};

/**
 * One of several slides at a time; it wraps. Only the current slide is exposed. Renders a
 * `region` with buttons; swipes turn it too, and arrow keys while one of its buttons has the focus.
 */
export function Carousel({
  label,
  slides,
  interval = 0,
  pauseOnInteraction = true,
  swipeThreshold = 50,
  labels,
}: CarouselProps) {
  const words = useLabels('Carousel', carouselLabels, labels);
  const [current, setCurrent] = useState(0);
  const swipeStart = useRef<number | undefined>(undefined);
  const count = slides.length;
  const turn = useCallback(
    (step: number) => setCurrent((index) => (index + step + count) % count),
    [count],
  );
  const advance = useCallback(() => turn(1), [turn]);
  const autoplays = interval > 0 && count > 1;
  const { playing, setPlaying } = useAutoplay(interval, autoplays, advance);

  const choose = (step: number) => {
    if (pauseOnInteraction) setPlaying(false);
    turn(step);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = isRightToLeft(event.currentTarget) ? -1 : 1;
    if (event.key === 'ArrowLeft') choose(-step);
    if (event.key === 'ArrowRight') choose(step);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const start = swipeStart.current;
    swipeStart.current = undefined;
    if (start === undefined) return;
    const distance = event.clientX - start;
    if (Math.abs(distance) <= swipeThreshold) return;
    choose(distance < 0 === isRightToLeft(event.currentTarget) ? -1 : 1);
  };

  return (
    <div
      className="pothik-carousel"
      role="region"
      aria-label={label}
      onPointerDown={(event) => (swipeStart.current = event.clientX)}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (swipeStart.current = undefined)}
    >
      <div className="pothik-carousel__slides" aria-live={playing ? 'off' : 'polite'}>
        {slides.map(({ key, content }, index) => (
          <div
            className="pothik-carousel__slide"
            key={key}
            data-current={index === current}
            aria-hidden={index !== current}
            inert={index !== current}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 ? (
        <div className="pothik-carousel__controls">
          <IconButton
            label={words.previous}
            icon={<ChevronLeft {...directedIconStyle} />}
            onClick={() => choose(-1)}
            onKeyDown={onKeyDown}
          />
          <div className="pothik-carousel__dots">
            {slides.map(({ key }, index) => (
              <button
                className="pothik-carousel__dot"
                key={key}
                type="button"
                aria-label={words.goTo(index + 1)}
                aria-current={index === current}
                onClick={() => choose(index - current)}
                onKeyDown={onKeyDown}
              />
            ))}
          </div>
          <IconButton
            label={words.next}
            icon={<ChevronRight {...directedIconStyle} />}
            onClick={() => choose(1)}
            onKeyDown={onKeyDown}
          />
          {autoplays ? (
            <IconButton
              label={playing ? words.pause : words.play}
              icon={playing ? <Pause {...iconStyle} /> : <Play {...iconStyle} />}
              onClick={() => setPlaying(!playing)}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
