/** What runs in a page before its own script: each function stands alone. */

/** What a browser offers to keep things and to agree between tabs. */
export type StorageName = 'indexedDB' | 'localStorage' | 'caches' | 'locks' | 'BroadcastChannel';

/** Nothing that is asked is ever answered. */
export function silentStorage(name: StorageName): void {
  const never = () => new Promise<never>(() => undefined);
  const dead = () => new EventTarget();
  switch (name) {
    case 'indexedDB':
      IDBFactory.prototype.open = dead as unknown as IDBFactory['open'];
      IDBFactory.prototype.deleteDatabase = dead as unknown as IDBFactory['deleteDatabase'];
      IDBFactory.prototype.databases = never;
      break;
    case 'localStorage':
      // It takes everything and has nothing, as some private windows do.
      Storage.prototype.setItem = () => undefined;
      Storage.prototype.getItem = () => null;
      break;
    case 'caches':
      for (const method of ['open', 'match', 'has', 'delete', 'keys'] as const) {
        Object.assign(CacheStorage.prototype, { [method]: never });
      }
      break;
    case 'locks':
      LockManager.prototype.request = never;
      LockManager.prototype.query = never;
      break;
    case 'BroadcastChannel':
      BroadcastChannel.prototype.postMessage = () => undefined;
  }
}

/** Whatever is asked throws, as where a setting forbids it. */
export function throwingStorage(name: StorageName): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  if (name === 'BroadcastChannel') {
    window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: refuse });
  } else if (name === 'locks') {
    LockManager.prototype.request = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  } else {
    Object.defineProperty(window, name, { get: refuse });
    if (name === 'localStorage') Object.defineProperty(window, 'sessionStorage', { get: refuse });
  }
}

/** Nothing more goes in. */
export function fullStorage(name: 'indexedDB' | 'localStorage' | 'caches'): void {
  const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  const refuse = () => {
    throw full();
  };
  if (name === 'localStorage') Storage.prototype.setItem = refuse;
  else if (name === 'caches') {
    Cache.prototype.put = () => Promise.reject(full());
    Cache.prototype.addAll = () => Promise.reject(full());
  } else {
    IDBObjectStore.prototype.put = refuse;
    IDBObjectStore.prototype.add = refuse;
  }
}

/** What extensions add to a page, also before its script has taken it over. */
export function pretendExtension(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const { documentElement: root, head, body } = document;
    root.setAttribute('data-lt-installed', 'true');
    body.setAttribute('cz-shortcut-listen', 'true');
    body.setAttribute('data-gr-ext-installed', '');
    head.append(document.createElement('style'));
    const place = document.createElement('div');
    place.id = 'extension-root';
    place.attachShadow({ mode: 'open' });
    body.prepend(place);
    body.append(document.createElement('grammarly-desktop-integration'));
    const markFields = () => {
      for (const field of document.querySelectorAll(
        'input:not([data-manager]), textarea:not([data-manager])',
      )) {
        field.setAttribute('data-manager', 'on');
        field.setAttribute('style', 'background-image: none');
        field.insertAdjacentHTML('afterend', '<span data-manager-icon></span>');
      }
    };
    markFields();
    new MutationObserver(markFields).observe(body, { childList: true, subtree: true });
  });
}

/** Shifts what the page is told of the time, in milliseconds. */
export function shiftClock(by: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + by;
  window.Date = new Proxy(RealDate, {
    construct: (target, given: ConstructorParameters<typeof Date> | []) =>
      given.length > 0 ? new target(...(given as [number])) : new target(now()),
    apply: () => new RealDate(now()).toString(),
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** Timers of a tab that the browser slows down: once a second at most. */
export function slowTimers(): void {
  const set = window.setTimeout.bind(window);
  window.setTimeout = ((run: TimerHandler, time = 0, ...given: unknown[]) =>
    set(run, Math.ceil(Math.max(time, 1) / 1_000) * 1_000, ...given)) as typeof setTimeout;
  window.requestIdleCallback = (run) =>
    window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }));
}
