import type { ReactNode } from 'react';
import './message-state.css';

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className="pothik-state__drawing" viewBox="0 0 240 140" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A road into low hills: there is something to set out for. */
function Road() {
  return (
    <Scene>
      <circle cx="150" cy="62" r="26" fill="var(--pothik-color-accent)" />
      <path d="M0 90Q60 50 120 84T240 76V140H0Z" fill="var(--pothik-color-border)" />
      <path d="M0 108Q70 78 140 102T240 98V140H0Z" fill="var(--pothik-color-primary)" />
      <path
        d="M104 140Q128 118 116 102L124 101Q146 118 150 140Z"
        fill="var(--pothik-color-background)"
      />
    </Scene>
  );
}

/** A boat on a wide river and nobody in sight: looked everywhere, found nothing. */
function Boat() {
  return (
    <Scene>
      <circle cx="72" cy="84" r="26" fill="var(--pothik-color-accent)" />
      <path d="M0 84H240V140H0Z" fill="var(--pothik-color-border)" />
      <path d="M152 30V88H112Q138 66 152 30Z" fill="var(--pothik-color-text-muted)" />
      <path d="M157 44V88H184Q176 62 157 44Z" fill="var(--pothik-color-border-strong)" />
      <path
        d="M104 94H200Q190 114 166 114H132Q112 114 104 94Z"
        fill="var(--pothik-color-primary)"
      />
      <path
        d="M40 104H82M56 118H112M20 128H64M196 126H226M172 132H190"
        stroke="var(--pothik-color-background)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Scene>
  );
}

/** A bridge whose middle is missing: the way is there, it only does not hold at the moment. */
function Bridge() {
  return (
    <Scene>
      <circle cx="120" cy="58" r="26" fill="var(--pothik-color-accent)" />
      <path d="M0 112H240V140H0Z" fill="var(--pothik-color-border)" />
      <path
        d="M0 76H92L84 86H0ZM240 76H150L158 86H240ZM28 84H40V140H28ZM66 84H78V140H66ZM164 84H176V140H164ZM202 84H214V140H202Z"
        fill="var(--pothik-color-primary)"
      />
      <path
        d="M4 76V60H88V70M236 76V60H154V70M34 60V76M62 60V76M180 60V76M208 60V76"
        fill="none"
        stroke="var(--pothik-color-primary)"
        strokeWidth="3"
      />
      <path d="M104 104L122 96L126 104L108 112Z" fill="var(--pothik-color-danger)" />
    </Scene>
  );
}

export const drawings = { road: Road, boat: Boat, bridge: Bridge };
