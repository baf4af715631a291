import { consoleScreens } from '../screens/console-screens.ts';
import { expectAccessible, expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { test } from './page.ts';

for (const { name, go } of consoleScreens) {
  test(
    `${name} can be used by everybody, in the light, in the dark and at 360 pixels`,
    { tag: '@wide' },
    async ({ page, request }) => {
      await go(page, request, '');
      await expectAccessibleInLightAndDark(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectAccessible(page);
    },
  );
}
