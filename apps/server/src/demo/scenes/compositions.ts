import type { Palette } from './palette.ts';
import type { Chance } from './random.ts';
import type { Subject } from './scene-spec.ts';
import {
  boat,
  circle,
  crane,
  dome,
  height,
  hills,
  minaret,
  palm,
  path,
  plane,
  polygon,
  rect,
  skyline,
  stroke,
  water,
  width,
  windows,
} from './shapes.ts';

type Composition = (random: Chance, colours: Palette) => string;

const gulfSkyline: Composition = (random, { layers, light, water: sea }) => {
  const x = random.between(480, 820);
  const tower = polygon(
    [
      [x - 70, 720],
      [x - 46, 430],
      [x - 26, 300],
      [x - 10, 210],
      [x, 70],
      [x + 10, 210],
      [x + 26, 300],
      [x + 46, 430],
      [x + 70, 720],
    ],
    layers[2],
  );
  const sail = path(
    `M${String(Math.round(x - 330))} 720V380q10-60 40-90q90 190 60 430z`,
    layers[2],
  );
  return (
    skyline(random, { base: 640, low: 60, high: 220, narrow: 40, wide: 90 }, layers[0]) +
    skyline(random, { base: 690, low: 60, high: 240, narrow: 50, wide: 110 }, layers[1]) +
    tower +
    sail +
    windows(random, { x: x - 40, y: 430, w: 80, h: 280 }, light, 0.4) +
    water(random, 715, sea, light) +
    hills(random, 850, 12, layers[3]) +
    palm(random.between(60, 160), 850, 240, layers[3]) +
    palm(random.between(200, 300), 860, 180, layers[3])
  );
};

const twinTowers: Composition = (random, { layers, light }) => {
  const x = random.between(420, 620);
  const tower = (at: number) =>
    polygon(
      [
        [at - 62, 800],
        [at - 62, 430],
        [at - 48, 420],
        [at - 48, 300],
        [at - 32, 290],
        [at - 32, 210],
        [at - 12, 180],
        [at, 60],
        [at + 12, 180],
        [at + 32, 210],
        [at + 32, 290],
        [at + 48, 300],
        [at + 48, 420],
        [at + 62, 430],
        [at + 62, 800],
      ],
      layers[2],
    ) + windows(random, { x: at - 56, y: 440, w: 112, h: 330 }, light, 0.55);
  return (
    hills(random, 560, 50, layers[0]) +
    skyline(random, { base: 720, low: 80, high: 260, narrow: 50, wide: 100 }, layers[1]) +
    tower(x) +
    tower(x + 210) +
    rect(x + 40, 480, 130, 26, layers[2]) +
    hills(random, 790, 26, layers[3], 8)
  );
};

const tokyo: Composition = (random, { layers, light, accent }) => {
  const x = random.between(260, 420);
  const peak =
    polygon(
      [
        [x - 420, 640],
        [x - 60, 330],
        [x + 60, 330],
        [x + 440, 640],
      ],
      layers[0],
    ) +
    polygon(
      [
        [x - 118, 380],
        [x - 60, 330],
        [x + 60, 330],
        [x + 122, 380],
        [x + 70, 366],
        [x + 30, 400],
        [x - 20, 364],
        [x - 66, 402],
      ],
      light,
    );
  const gate = random.between(780, 900);
  const torii =
    rect(gate - 110, 520, 26, 300, accent) +
    rect(gate + 84, 520, 26, 300, accent) +
    path(`M${String(Math.round(gate - 190))} 490q190 34 380 0l-10 44q-180 26-360 0z`, accent) +
    rect(gate - 140, 580, 280, 24, accent);
  return (
    peak +
    skyline(random, { base: 700, low: 40, high: 150, narrow: 40, wide: 90 }, layers[1], light) +
    torii +
    hills(random, 800, 20, layers[3])
  );
};

const oldTown: Composition = (random, { layers, light, accent }) => {
  let houses = '';
  for (let x = -20; x < width;) {
    const w = random.between(90, 150);
    const top = random.between(470, 560);
    const wall = random.pick([layers[2], layers[1]]);
    houses +=
      rect(x, top, w, 400, wall) +
      polygon(
        [
          [x - 8, top],
          [x + w / 2, top - random.between(60, 110)],
          [x + w + 8, top],
        ],
        random.pick([accent, layers[3]]),
      ) +
      windows(random, { x, y: top + 10, w, h: 220 }, light, 0.7);
    x += w;
  }
  const spire = random.between(300, 900);
  return (
    hills(random, 480, 60, layers[0]) +
    rect(spire - 42, 300, 84, 400, layers[1]) +
    polygon(
      [
        [spire - 54, 302],
        [spire, 110],
        [spire + 54, 302],
      ],
      layers[2],
    ) +
    circle(spire, 370, 24, light) +
    houses +
    hills(random, 800, 10, layers[3])
  );
};

const dhaka: Composition = (random, { layers, light, accent, water: river }) => {
  const x = random.between(500, 700);
  const hall =
    rect(x - 260, 420, 520, 220, layers[1]) +
    circle(x - 130, 530, 60, layers[0]) +
    circle(x + 130, 530, 60, layers[0]) +
    polygon(
      [
        [x - 46, 640],
        [x, 470],
        [x + 46, 640],
      ],
      layers[0],
    ) +
    rect(x - 330, 500, 660, 140, layers[1]);
  return (
    skyline(random, { base: 560, low: 40, high: 170, narrow: 50, wide: 100 }, layers[0]) +
    hall +
    windows(random, { x: x - 320, y: 560, w: 640, h: 70 }, light, 0.3) +
    water(random, 640, river, light) +
    boat(random.between(180, 420), 760, 110, layers[3], accent) +
    boat(random.between(760, 1000), 820, 90, layers[3])
  );
};

const airport: Composition = (random, { layers, light, accent }) => {
  const tower = random.between(180, 320);
  return (
    hills(random, 540, 40, layers[0]) +
    rect(tower - 22, 350, 44, 320, layers[1]) +
    polygon(
      [
        [tower - 80, 300],
        [tower + 80, 300],
        [tower + 54, 366],
        [tower - 54, 366],
      ],
      layers[2],
    ) +
    rect(tower - 64, 312, 128, 22, light) +
    path('M380 660Q760 470 1260 600V700H380Z', layers[1]) +
    windows(random, { x: 460, y: 600, w: 760, h: 80 }, light, 0.8) +
    rect(0, 680, width, 220, layers[2]) +
    rect(0, 800, width, 12, light) +
    plane(random.between(600, 760), 730, 260, layers[3]) +
    rect(random.between(940, 1040), 700, 120, 34, accent, 8)
  );
};

const planeOverClouds: Composition = (random, { layers, light, accent }) => {
  const cloud = (y: number, fill: string) => {
    let out = '';
    for (let x = -60; x < width + 60; x += random.between(90, 150))
      out += circle(x, y + random.between(-18, 26), random.between(60, 120), fill);
    return out + rect(0, y, width, height - y, fill);
  };
  const y = random.between(300, 400);
  return (
    cloud(640, layers[0]) +
    stroke(
      [
        [0, y + 130],
        [random.between(340, 420), y + 60],
      ],
      light,
      7,
    ) +
    plane(random.between(560, 700), y, 330, layers[3]) +
    rect(640, y + 260, 0, 0, accent) +
    cloud(740, light) +
    cloud(840, layers[1])
  );
};

const hospital: Composition = (random, { layers, light, accent }) => {
  const x = random.between(300, 480);
  return (
    skyline(random, { base: 620, low: 60, high: 220, narrow: 60, wide: 120 }, layers[0]) +
    hills(random, 660, 30, layers[1]) +
    rect(x, 300, 330, 500, light) +
    rect(x + 330, 440, 320, 360, layers[1]) +
    rect(x - 10, 284, 350, 22, layers[2]) +
    rect(x + 330, 424, 330, 20, layers[2]) +
    windows(random, { x: x + 10, y: 420, w: 310, h: 300 }, layers[1], 0.9) +
    windows(random, { x: x + 340, y: 460, w: 300, h: 260 }, light, 0.9) +
    rect(x + 147, 326, 36, 100, accent) +
    rect(x + 115, 358, 100, 36, accent) +
    rect(x + 120, 720, 90, 80, layers[2]) +
    rect(0, 790, width, 120, layers[3]) +
    circle(120, 760, 70, layers[2]) +
    circle(1090, 770, 60, layers[2])
  );
};

const buildingSite: Composition = (random, { layers, light, accent }) => {
  const x = random.between(520, 700);
  let frame = '';
  for (let floor = 0; floor < 6; floor += 1) {
    frame += rect(x, 330 + floor * 80, 360, 14, layers[2]);
    for (let column = 0; column < 5; column += 1)
      frame += rect(x + column * 86, 330 + floor * 80, 14, 80, layers[2]);
  }
  return (
    skyline(random, { base: 640, low: 60, high: 280, narrow: 60, wide: 120 }, layers[0]) +
    skyline(random, { base: 700, low: 40, high: 180, narrow: 70, wide: 120 }, layers[1], light) +
    frame +
    crane(random.between(260, 380), 820, 600, accent) +
    hills(random, 810, 16, layers[3], 9)
  );
};

const kaaba: Composition = (random, { layers, light, accent }) => {
  const shift = random.between(-60, 60);
  const x = 600 + shift;
  let arcade = '';
  for (let at = -20; at < width; at += 80)
    arcade += path(`M${String(at)} 660v-90q30-56 60 0v90z`, layers[0]);
  return (
    hills(random, 470, 60, layers[0]) +
    rect(0, 540, width, 120, layers[1]) +
    arcade +
    minaret(x - 430, 660, 420, layers[1]) +
    minaret(x + 430, 660, 420, layers[1]) +
    minaret(x - 300, 650, 340, layers[0]) +
    minaret(x + 300, 650, 340, layers[0]) +
    rect(0, 660, width, 240, light) +
    path(`M${String(Math.round(x - 420))} 780q420 -70 840 0q-420 90-840 0z`, layers[0]) +
    polygon(
      [
        [x - 130, 480],
        [x + 60, 470],
        [x + 60, 770],
        [x - 130, 790],
      ],
      layers[3],
    ) +
    polygon(
      [
        [x + 60, 470],
        [x + 150, 490],
        [x + 150, 750],
        [x + 60, 770],
      ],
      layers[2],
    ) +
    polygon(
      [
        [x - 130, 546],
        [x + 60, 536],
        [x + 60, 566],
        [x - 130, 577],
      ],
      accent,
    ) +
    polygon(
      [
        [x + 60, 536],
        [x + 150, 552],
        [x + 150, 580],
        [x + 60, 566],
      ],
      accent,
    )
  );
};

const beach: Composition = (random, { layers, light, accent, water: sea }) =>
  hills(random, 560, 30, layers[0]) +
  water(random, 580, sea, light) +
  boat(random.between(240, 480), 680, 120, layers[3], accent) +
  boat(random.between(680, 960), 640, 70, layers[2]) +
  path('M0 790Q420 700 1200 800V900H0Z', light) +
  path('M0 830Q500 760 1200 850V900H0Z', layers[1]) +
  palm(random.between(960, 1080), 850, 380, layers[3]) +
  palm(random.between(1090, 1160), 870, 260, layers[3]);

const teaHills: Composition = (random, { layers, light, accent }) => {
  let rows = '';
  for (let y = 660; y < 900; y += 34)
    rows += path(
      `M0 ${String(y)}q300-${String(Math.round(random.between(30, 70)))} 600 0t600 0v12q-300 50-600 0t-600 0z`,
      layers[1],
    );
  return (
    hills(random, 470, 60, layers[0]) +
    hills(random, 560, 60, layers[1]) +
    hills(random, 640, 40, layers[2]) +
    rows +
    rect(random.between(240, 360), 470, 10, 220, layers[3]) +
    circle(300, 460, 76, layers[3]) +
    circle(940, 600, 44, layers[3]) +
    rect(random.between(700, 780), 560, 90, 60, light) +
    polygon(
      [
        [690, 566],
        [745, 520],
        [880, 566],
      ],
      accent,
    )
  );
};

const riverForest: Composition = (random, { layers, light, accent, water: river }) => {
  let trees = '';
  for (let x = -30; x < width + 30; x += random.between(50, 80))
    trees += circle(x, random.between(540, 580), random.between(50, 84), layers[1]);
  let near = '';
  for (let x = 780; x < width + 60; x += random.between(50, 80))
    near += circle(x, random.between(620, 660), random.between(70, 110), layers[3]);
  return (
    hills(random, 500, 24, layers[0]) +
    trees +
    water(random, 600, river, light) +
    boat(random.between(300, 520), 740, 130, layers[3], accent) +
    near +
    hills(random, 868, 14, layers[3])
  );
};

const lectureHall: Composition = (random, { layers, light, accent }) => {
  let columns = '';
  for (let at = 0; at < 6; at += 1) columns += rect(365 + at * 88, 440, 30, 290, light);
  return (
    hills(random, 520, 70, layers[0]) +
    rect(130, 480, 220, 270, layers[1]) +
    rect(850, 480, 220, 270, layers[1]) +
    windows(random, { x: 140, y: 500, w: 200, h: 200 }, light, 0.8) +
    windows(random, { x: 860, y: 500, w: 200, h: 200 }, light, 0.8) +
    rect(340, 430, 520, 320, layers[2]) +
    columns +
    polygon(
      [
        [310, 436],
        [600, 290],
        [890, 436],
      ],
      layers[2],
    ) +
    circle(600, 384, 26, accent) +
    rect(300, 730, 600, 24, layers[3]) +
    rect(270, 754, 660, 24, layers[3]) +
    hills(random, 800, 16, layers[3]) +
    circle(80, 690, 96, layers[3]) +
    circle(1130, 700, 80, layers[3])
  );
};

const port: Composition = (random, { layers, light, accent, water: sea }) => {
  let boxes = '';
  for (let at = 0; at < 7; at += 1)
    for (let row = 0; row < 3; row += 1)
      boxes += rect(
        430 + at * 74,
        540 - row * 40,
        68,
        34,
        random.pick([accent, layers[1], light, layers[2]]),
      );
  return (
    skyline(random, { base: 600, low: 20, high: 110, narrow: 60, wide: 120 }, layers[0]) +
    crane(random.between(140, 240), 640, 440, layers[1]) +
    water(random, 620, sea, light) +
    boxes +
    path('M330 580H1060L1000 720H420Z', layers[3]) +
    rect(960, 430, 90, 150, light) +
    windows(random, { x: 960, y: 430, w: 90, h: 140 }, layers[2], 0.9)
  );
};

const factory: Composition = (random, { layers, light, accent }) => {
  let roof = '';
  for (let at = 0; at < 6; at += 1)
    roof += polygon(
      [
        [160 + at * 150, 560],
        [160 + at * 150, 450],
        [310 + at * 150, 560],
      ],
      layers[2],
    );
  const smoke = random.between(820, 960);
  return (
    skyline(random, { base: 620, low: 30, high: 150, narrow: 60, wide: 120 }, layers[0]) +
    rect(smoke, 240, 44, 400, layers[1]) +
    circle(smoke + 40, 190, 44, light, 0.6) +
    circle(smoke + 110, 150, 60, light, 0.5) +
    roof +
    rect(160, 558, 900, 240, layers[2]) +
    windows(random, { x: 180, y: 590, w: 860, h: 110 }, light, 0.85) +
    rect(540, 680, 130, 120, accent) +
    hills(random, 800, 10, layers[3])
  );
};

const greenhouse: Composition = (random, { layers, light, accent }) => {
  const house = (x: number, y: number, w: number) =>
    path(`M${String(x)} ${String(y)}v-90q${String(w / 2)}-130 ${String(w)} 0v90z`, light) +
    stroke(
      [
        [x + w / 2, y],
        [x + w / 2, y - 150],
      ],
      layers[1],
      5,
    ) +
    stroke(
      [
        [x, y - 60],
        [x + w, y - 60],
      ],
      layers[1],
      5,
    );
  let rows = '';
  for (let at = -3; at < 8; at += 1)
    rows += polygon(
      [
        [600 + at * 60, 690],
        [616 + at * 60, 690],
        [700 + at * 220, 900],
        [620 + at * 220, 900],
      ],
      layers[1],
    );
  return (
    hills(random, 500, 60, layers[0]) +
    hills(random, 580, 40, layers[1]) +
    house(120, 690, 280) +
    house(420, 690, 280) +
    house(720, 690, 280) +
    rect(0, 688, width, 212, layers[3]) +
    rows +
    circle(random.between(1040, 1120), 640, 60, layers[3]) +
    rect(1060, 640, 14, 60, accent)
  );
};

const kitchen: Composition = (random, { layers, light, accent }) => {
  let pans = '';
  for (let at = 0; at < 6; at += 1)
    pans +=
      stroke(
        [
          [330 + at * 110, 190],
          [330 + at * 110, 250 + random.between(0, 30)],
        ],
        layers[3],
        6,
      ) +
      circle(
        330 + at * 110,
        300,
        random.between(30, 46),
        random.pick([accent, layers[2], layers[1]]),
      );
  return (
    rect(0, 0, width, height, layers[0]) +
    rect(90, 120, 190, 300, light) +
    rect(176, 120, 10, 300, layers[1]) +
    rect(300, 180, 720, 12, layers[3]) +
    pans +
    rect(0, 560, width, 40, light) +
    rect(0, 600, width, 300, layers[2]) +
    path('M520 560v-90h200v90z', layers[3]) +
    rect(500, 450, 240, 22, layers[3]) +
    circle(620, 400, 34, light, 0.7) +
    circle(660, 350, 44, light, 0.5) +
    rect(840, 500, 200, 60, accent, 12) +
    rect(180, 640, 260, 220, layers[3]) +
    rect(480, 640, 260, 220, layers[3]) +
    rect(780, 640, 260, 220, layers[3])
  );
};

const hotelRoom: Composition = (random, { sky, sun, layers, light, accent, water: sea }) =>
  rect(0, 0, width, height, layers[1]) +
  rect(430, 110, 560, 420, sky[2]) +
  circle(random.between(560, 860), 330, 60, sun) +
  rect(430, 400, 560, 130, sea) +
  rect(700, 110, 12, 420, light) +
  path('M380 90H470Q440 320 470 560H380Z', light) +
  path('M1040 90H950Q980 320 950 560H1040Z', light) +
  rect(0, 700, width, 200, layers[3]) +
  rect(130, 560, 560, 170, light, 18) +
  rect(130, 640, 560, 110, accent, 12) +
  rect(110, 470, 30, 290, layers[3]) +
  rect(160, 540, 150, 70, layers[0], 16) +
  rect(330, 540, 150, 70, layers[0], 16) +
  rect(1010, 560, 16, 190, layers[3]) +
  polygon(
    [
      [960, 570],
      [990, 480],
      [1050, 480],
      [1080, 570],
    ],
    light,
  );

const resortIsland: Composition = (random, { layers, light, accent, water: sea }) => {
  const hut = (x: number, y: number, s: number) =>
    rect(x - 50 * s, y, 100 * s, 56 * s, layers[2]) +
    polygon(
      [
        [x - 84 * s, y + 6],
        [x, y - 74 * s],
        [x + 84 * s, y + 6],
      ],
      accent,
    ) +
    rect(x - 40 * s, y + 56 * s, 7, 60 * s, layers[3]) +
    rect(x + 34 * s, y + 56 * s, 7, 60 * s, layers[3]);
  return (
    hills(random, 560, 16, layers[0]) +
    water(random, 570, sea, light) +
    path('M-40 640q240-110 480 0z', layers[1]) +
    palm(random.between(120, 200), 620, 260, layers[2]) +
    palm(random.between(240, 320), 630, 190, layers[2]) +
    hut(620, 600, 0.8) +
    hut(820, 620, 1) +
    hut(1040, 650, 1.2) +
    rect(300, 668, 900, 12, layers[3]) +
    boat(random.between(240, 420), 800, 100, layers[3], light)
  );
};

const passportDesk: Composition = (random, { layers, light, accent }) => {
  const tilt = Math.round(random.between(-12, -4));
  return (
    rect(0, 0, width, height, layers[0]) +
    path('M0 520Q600 470 1200 520V900H0Z', layers[1]) +
    circle(random.between(900, 1040), 250, 120, light, 0.5) +
    `<g transform="rotate(${String(tilt)} 500 560)">${rect(330, 330, 330, 450, layers[3], 18)}${circle(495, 500, 80, accent)}${circle(495, 500, 60, layers[3])}${stroke(
      [
        [435, 500],
        [555, 500],
      ],
      accent,
      8,
    )}${stroke(
      [
        [495, 440],
        [495, 560],
      ],
      accent,
      8,
    )}${rect(400, 640, 190, 14, accent)}${rect(430, 676, 130, 12, accent)}</g>` +
    `<g transform="rotate(${String(tilt + 22)} 760 600)">${rect(690, 420, 170, 370, light, 10)}${rect(716, 460, 118, 14, layers[1])}${rect(716, 494, 90, 12, layers[1])}${rect(716, 690, 118, 60, layers[2])}</g>`
  );
};

const seals: Composition = (random, { layers, light, accent }) => {
  const tilt = Math.round(random.between(-8, 8));
  let lines = '';
  for (let at = 0; at < 7; at += 1)
    lines += rect(420, 300 + at * 52, random.between(220, 340), 14, layers[0]);
  return (
    rect(0, 0, width, height, layers[1]) +
    path('M0 620H1200V900H0Z', layers[2]) +
    `<g transform="rotate(${String(tilt)} 600 450)">${rect(350, 180, 480, 620, light, 10)}${rect(420, 230, 200, 26, layers[2])}${lines}${circle(720, 690, 78, accent)}${circle(720, 690, 58, light)}${circle(720, 690, 44, accent)}</g>` +
    rect(880, 520, 60, 130, layers[3], 20) +
    rect(840, 640, 140, 60, layers[3], 10) +
    circle(910, 500, 46, layers[3])
  );
};

const mountains: Composition = (random, { layers, light, accent }) => {
  const peak = (x: number, y: number, w: number, fill: string) =>
    polygon(
      [
        [x - w, 720],
        [x, y],
        [x + w, 720],
      ],
      fill,
    ) +
    polygon(
      [
        [x - w * 0.2, y + (720 - y) * 0.2],
        [x, y],
        [x + w * 0.2, y + (720 - y) * 0.2],
        [x + w * 0.06, y + (720 - y) * 0.15],
        [x - w * 0.05, y + (720 - y) * 0.22],
      ],
      light,
    );
  let flags = stroke(
    [
      [0, 640],
      [600, 720],
      [1200, 630],
    ],
    layers[3],
    3,
  );
  for (let x = 60; x < width; x += 90)
    flags += polygon(
      [
        [x, 648 + 66 * Math.sin((x / width) * Math.PI)],
        [x + 36, 650 + 66 * Math.sin((x / width) * Math.PI)],
        [x + 18, 700 + 66 * Math.sin((x / width) * Math.PI)],
      ],
      random.pick([accent, light, layers[2]]),
    );
  return (
    peak(random.between(240, 340), 280, 360, layers[0]) +
    peak(random.between(820, 960), 320, 340, layers[0]) +
    peak(random.between(540, 660), 190, 430, layers[1]) +
    hills(random, 700, 40, layers[2]) +
    flags +
    hills(random, 800, 20, layers[3])
  );
};

const mosque: Composition = (random, { layers, light, accent }) => {
  const x = random.between(540, 660);
  return (
    hills(random, 560, 40, layers[0]) +
    minaret(x - 330, 760, 480, layers[1]) +
    minaret(x + 330, 760, 480, layers[1]) +
    dome(x - 180, 580, 80, layers[1]) +
    dome(x + 180, 580, 80, layers[1]) +
    rect(x - 280, 570, 560, 220, layers[2]) +
    dome(x, 580, 150, layers[2]) +
    circle(x, 340, 10, accent) +
    path(`M${String(Math.round(x - 46))} 790v-110q46-80 92 0v110z`, light) +
    path(`M${String(Math.round(x - 190))} 790v-90q34-60 68 0v90z`, light) +
    path(`M${String(Math.round(x + 122))} 790v-90q34-60 68 0v90z`, light) +
    rect(0, 786, width, 114, layers[3]) +
    palm(random.between(70, 140), 800, 260, layers[3]) +
    palm(random.between(1060, 1140), 800, 220, layers[3])
  );
};

const train: Composition = (random, { layers, light, accent }) => {
  const x = random.between(120, 240);
  return (
    hills(random, 500, 70, layers[0]) +
    skyline(random, { base: 640, low: 30, high: 130, narrow: 60, wide: 120 }, layers[1], light) +
    path(`M${String(Math.round(x))} 700q20-110 140-120h900v120z`, light) +
    rect(x + 30, 664, 1100, 16, accent) +
    windows(random, { x: x + 170, y: 580, w: 900, h: 60 }, layers[3], 1) +
    rect(0, 700, width, 30, layers[2]) +
    rect(90, 730, 40, 170, layers[2]) +
    rect(560, 730, 40, 170, layers[2]) +
    rect(1030, 730, 40, 170, layers[2]) +
    hills(random, 840, 20, layers[3])
  );
};

const callCentre: Composition = (random, { layers, light, accent }) => {
  const person = (x: number, tone: string) =>
    circle(x, 470, 74, tone) +
    path(`M${String(x - 130)} 720q10-160 130-160t130 160z`, tone) +
    `<path d="M${String(x - 78)} 470a78 78 0 0 1 156 0" fill="none" stroke="${accent}" stroke-width="14"/>` +
    rect(x - 92, 456, 28, 56, accent, 12) +
    rect(x + 64, 456, 28, 56, accent, 12);
  return (
    rect(0, 0, width, height, layers[0]) +
    rect(90, 110, 1020, 260, light) +
    skyline(random, { base: 370, low: 40, high: 190, narrow: 60, wide: 110 }, layers[1]).replaceAll(
      `height="${String(height)}"`,
      '',
    ) +
    rect(0, 370, width, 530, layers[0]) +
    person(280, layers[2]) +
    person(600, layers[3]) +
    person(920, layers[2]) +
    rect(0, 700, width, 200, layers[1]) +
    rect(140, 620, 280, 90, layers[3], 8) +
    rect(780, 620, 280, 90, layers[3], 8)
  );
};

const warehouse: Composition = (random, { layers, light, accent }) => {
  let racks = '';
  for (let column = 0; column < 4; column += 1) {
    const x = 90 + column * 270;
    for (let row = 0; row < 4; row += 1) {
      racks += rect(x, 330 + row * 120, 240, 10, layers[3]);
      for (let at = 0; at < 3; at += 1)
        if (random.next() < 0.8)
          racks += rect(
            x + 10 + at * 76,
            330 + row * 120 - random.between(50, 84),
            66,
            84,
            random.pick([accent, layers[2], light, layers[1]]),
          );
    }
    racks += rect(x - 6, 240, 10, 580, layers[3]) + rect(x + 238, 240, 10, 580, layers[3]);
  }
  return (
    rect(0, 0, width, height, layers[0]) +
    polygon(
      [
        [0, 200],
        [600, 60],
        [1200, 200],
        [1200, 0],
        [0, 0],
      ],
      layers[1],
    ) +
    rect(0, 770, width, 130, layers[1]) +
    racks +
    rect(0, 800, width, 100, layers[2])
  );
};

const roadTrip: Composition = (random, { layers, light, accent }) =>
  hills(random, 480, 70, layers[0]) +
  hills(random, 580, 60, layers[1]) +
  hills(random, 660, 30, layers[2]) +
  path('M560 660Q640 700 480 760T420 900H900Q760 800 700 740T600 660Z', layers[3]) +
  stroke(
    [
      [590, 700],
      [610, 760],
    ],
    light,
    8,
  ) +
  stroke(
    [
      [620, 800],
      [650, 880],
    ],
    light,
    10,
  ) +
  rect(random.between(700, 760), 640, 190, 76, accent, 20) +
  rect(740, 654, 40, 28, light) +
  rect(794, 654, 40, 28, light) +
  circle(760, 718, 20, layers[3]) +
  circle(860, 718, 20, layers[3]) +
  circle(160, 640, 70, layers[3]) +
  circle(230, 670, 54, layers[3]);

/** How each subject is put together. */
export const compositions: Record<Subject, Composition> = {
  'gulf-skyline': gulfSkyline,
  'twin-towers': twinTowers,
  tokyo,
  'old-town': oldTown,
  dhaka,
  airport,
  'plane-over-clouds': planeOverClouds,
  hospital,
  'building-site': buildingSite,
  kaaba,
  beach,
  'tea-hills': teaHills,
  'river-forest': riverForest,
  'lecture-hall': lectureHall,
  port,
  factory,
  greenhouse,
  kitchen,
  'hotel-room': hotelRoom,
  'resort-island': resortIsland,
  'passport-desk': passportDesk,
  seals,
  mountains,
  mosque,
  train,
  'call-centre': callCentre,
  warehouse,
  'road-trip': roadTrip,
};
