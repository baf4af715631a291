import { useSyncExternalStore } from 'react';

/** Something that a member of staff has switched on or off in this browser. */
export interface DeviceSetting {
  isOn: () => boolean;
  set: (isOn: boolean) => void;
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/** A switch that is on until it is switched off. Where the browser keeps nothing, it lasts as long as the page. */
function createDeviceSetting(key: string): DeviceSetting {
  let unstored: boolean | undefined;
  const listeners = new Set<() => void>();
  return {
    isOn() {
      try {
        return unstored ?? localStorage.getItem(key) !== 'off';
      } catch {
        return true;
      }
    },
    set(isOn) {
      try {
        localStorage.setItem(key, isOn ? 'on' : 'off');
        unstored = undefined;
      } catch {
        unstored = isOn;
      }
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}

export const useDeviceSetting = ({ subscribe, isOn }: DeviceSetting): boolean =>
  useSyncExternalStore(subscribe, isOn);

/** Whether something new is heard. */
export const soundSetting = createDeviceSetting('consoleSound');

/** Whether single keys do something: they may be in the way of who speaks to the computer. */
export const shortcutSetting = createDeviceSetting('consoleShortcuts');
