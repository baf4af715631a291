import { peopleMessages } from '../../messages/people.ts';

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

const nameIn = (names: typeof browsers, device: string) =>
  names.find(([sign]) => sign.test(device))?.[1];

/** What a person calls the browser that has named itself so. */
export function deviceName(device = ''): string {
  const { sessions } = peopleMessages;
  const [browser, system] = [nameIn(browsers, device), nameIn(systems, device)];
  if (browser && system) return sessions.device(browser, system);
  return browser ?? system ?? sessions.unknown;
}
