import { Scene } from './scene.tsx';

/** A bridge whose middle is missing: the way is there, it only does not hold at the moment. */
export function Bridge() {
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
