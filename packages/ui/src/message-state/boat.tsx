import { Scene } from './scene.tsx';

/** A boat on a wide river and nobody in sight: looked everywhere, found nothing. */
export function Boat() {
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
