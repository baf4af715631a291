/** By what browsers and systems tell themselves; the first that fits names them. */
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: typeof browsers, userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/**
 * What a person calls the device of a session.
 *
 * @param userAgent how its browser has named itself; see `Session.device`.
 * @param words for a browser on a system, and for a device that says neither.
 */
export function deviceName(
  userAgent: string | undefined,
  words: { device: (browser: string, system: string) => string; unknown: string },
): string {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  if (browser && system) return words.device(browser, system);
  return browser ?? system ?? words.unknown;
}
