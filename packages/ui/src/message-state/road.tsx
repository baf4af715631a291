import { Scene } from './scene.tsx';

/** A road into low hills: there is something to set out for. */
export function Road() {
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
