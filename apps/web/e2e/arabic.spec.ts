import { expect, test } from './journey.ts';
import { phone } from './page-health.ts';

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: phone.viewport, locale: 'ar-EG', hasTouch: true });

  test('the next picture of a listing is at the left, for fingers, keys and buttons', async ({ page, house }) => {
    const { id, pictures } = house;
    await page.goto(`/ar/property?id=${id}`);
    const picture = (number: number) =>
      // Numbers have invisible marks of direction around them.
      page.getByRole('link', { name: new RegExp(`الصورة .?${number}.? من .*ملء الشاشة$`) });
    const devtools = await page.context().newCDPSession(page);
    const middle = phone.viewport.width / 2;
    /** Moves a finger across the middle of the screen; a positive distance is to the right. */
    const swipe = async (distance: number, y: number) => {
      const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
      await touch('touchStart', middle - distance / 2);
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', middle - distance / 2 + (distance * step) / 8);
      await touch('touchEnd');
    };
    const first = (await picture(1).boundingBox())!;
    await swipe(240, first.y + first.height / 2);
    await expect(picture(2)).toBeInViewport({ ratio: 0.9 });
    await swipe(-240, first.y + first.height / 2);
    await expect(picture(1)).toBeInViewport({ ratio: 0.9 });

    await picture(1).click();
    const dialog = page.getByRole('dialog', { name: /صور/ });
    const place = dialog.getByRole('status');
    await expect(place).toHaveText(`1 / ${pictures}`);
    await page.keyboard.press('ArrowLeft');
    await expect(place).toHaveText(`2 / ${pictures}`);
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText(`1 / ${pictures}`);
    await swipe(240, phone.viewport.height / 2);
    await expect(place).toHaveText(`2 / ${pictures}`);

    const [next, previous] = [
      dialog.getByRole('button', { name: 'الصورة التالية' }),
      dialog.getByRole('button', { name: 'الصورة السابقة' }),
    ];
    expect((await next.boundingBox())!.x).toBeLessThan(middle - 100);
    expect((await previous.boundingBox())!.x).toBeGreaterThan(middle);
    await next.click();
    await expect(place).toHaveText(`3 / ${pictures}`);
    // A finger at an edge touches no button, and does not wait for the scroll of one: it goes on from its picture.
    await previous.click();
    await swipe(-240, phone.viewport.height / 2);
    await expect(place).toHaveText(`1 / ${pictures}`);

    // The first small picture of the overview is at the right.
    await dialog.getByRole('button', { name: 'كل الصور' }).click();
    const small = dialog.getByRole('listitem').getByRole('button');
    await expect(small).toHaveCount(pictures);
    expect((await small.nth(0).boundingBox())!.x).toBeGreaterThan((await small.nth(1).boundingBox())!.x);
  });

  test('no tool of the map lies over another one', async ({ page }) => {
    await page.goto('/ar/Properties?view=map');
    const map = page.getByRole('region', { name: 'خريطة العقارات' });
    // A trial waits until nothing else would get the click.
    await expect(map.locator('.leaflet-control-zoom a')).toHaveCount(2);
    for (const button of await map.locator('.leaflet-control-zoom a').all()) await button.click({ trial: true });
    await page.getByRole('checkbox', { name: 'بحث مع التحريك' }).click({ trial: true });
    await page.getByRole('button', { name: 'رسم منطقة' }).click({ trial: true });
  });

  test('the arrow keys and the zoom buttons of the map follow the compass', async ({ page }) => {
    await page.goto('/ar/Properties?view=map&bounds=-19,30,-17,32');
    const map = page.getByRole('region', { name: 'خريطة العقارات' });
    await expect(map.locator('.leaflet-control-zoom a')).toHaveCount(2);
    /** The shown area, once a change of the map is in the address. */
    const areaAfter = async (change: () => Promise<void>) => {
      const before = page.url();
      await change();
      await expect(page).not.toHaveURL(before);
      const [south, west, north, east] = new URL(page.url()).searchParams.get('bounds')!.split(',').map(Number);
      return { south: south!, west: west!, north: north!, east: east! };
    };
    const press = (key: string) =>
      areaAfter(async () => {
        await map.focus();
        await map.press(key);
      });
    const start = await press('ArrowUp');
    const toTheLeft = await press('ArrowLeft');
    expect(toTheLeft.west).toBeLessThan(start.west);
    expect(toTheLeft.east).toBeLessThan(start.east);
    expect(toTheLeft.north).toBeCloseTo(start.north, 1);
    const toTheRight = await press('ArrowRight');
    expect(toTheRight.west).toBeGreaterThan(toTheLeft.west);
    expect(toTheRight.east).toBeGreaterThan(toTheLeft.east);
    const below = await press('ArrowDown');
    expect(below.north).toBeLessThan(toTheRight.north);

    const width = (area: { west: number; east: number }) => area.east - area.west;
    const closer = await areaAfter(() => map.getByRole('button', { name: 'تكبير الخريطة' }).click());
    expect(width(closer)).toBeLessThan(width(below) * 0.75);
    const farther = await areaAfter(() => map.getByRole('button', { name: 'تصغير الخريطة' }).click());
    expect(width(farther)).toBeGreaterThan(width(closer) * 1.5);
  });

  test('prices begin at the right of the slider, and the left arrow key raises them', async ({ page }) => {
    await page.goto('/ar/Properties?propertyStatus=FOR_SALE');
    await page.getByRole('button', { name: 'الفلاتر' }).click();
    const sheet = page.getByRole('dialog', { name: 'الفلاتر' });
    const lowest = sheet.getByRole('slider', { name: 'السعر من' });
    const step = async () => Number(await lowest.inputValue());
    await expect(lowest).toHaveValue('0');
    await lowest.focus();
    for (let press = 0, before = 0; press < 4; press += 1) {
      await page.keyboard.press('ArrowLeft');
      await expect.poll(step).toBeGreaterThan(before);
      before = await step();
    }
    const raised = await step();
    await page.keyboard.press('ArrowRight');
    await expect.poll(step).toBeLessThan(raised);
    // The handle of the highest price is at the left edge, and a finger moves it to the right.
    const highest = sheet.getByRole('slider', { name: 'السعر حتى' });
    const most = Number(await highest.inputValue());
    const { x, y, width, height } = (await highest.boundingBox())!;
    await page.mouse.move(x + 22, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 3, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Number(await highest.inputValue())).toBeLessThan(most);
  });
});
