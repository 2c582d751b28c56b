import { demoPassword, enter, freshEmail } from './accounts.ts';
import { apiUser, familyHouse } from './api-user.ts';
import { expect, test } from './journey.ts';
import { linkOf, waitForMail } from './mailbox.ts';
import { expectAccessible, expectNoOverflow, phone } from './page-health.ts';
import { siteBrand } from './site-brand.ts';

/** The words of each language, as people read them. French has journeys of its own. */
const journeys = [
  {
    code: 'pt',
    locale: 'pt-MZ',
    title: 'Encontre o seu lugar em África',
    wanted: 'Local ou tipo',
    search: 'Pesquisar',
    name: 'Nome',
    surname: 'Apelido',
    email: 'E-mail',
    password: 'Palavra-passe',
    signUp: 'Criar conta',
    welcome: new RegExp(`^Bem-vindo a ${siteBrand.name}`),
    ask: 'Escrever ao proprietário',
    message: 'Mensagem',
    yourName: 'O seu nome',
    send: 'Enviar a mensagem',
    check: 'Falta um passo: veja o seu e-mail',
    confirm: /^Confirme a sua mensagem a um proprietário/,
    sent: 'A sua mensagem foi enviada',
    asks: /^Rudo pergunta sobre: Casa, Quelea/,
    listings: 'Os meus anúncios',
    messages: 'Mensagens',
  },
  {
    code: 'sw',
    locale: 'sw-KE',
    title: 'Pata mahali pako Afrika',
    wanted: 'Mahali au aina',
    search: 'Tafuta',
    name: 'Jina',
    surname: 'Jina la ukoo',
    email: 'Barua pepe',
    password: 'Nenosiri',
    signUp: 'Jisajili',
    welcome: new RegExp(`^Karibu ${siteBrand.name}`),
    ask: 'Mwandikie mmiliki',
    message: 'Ujumbe',
    yourName: 'Jina lako',
    send: 'Tuma ujumbe',
    check: 'Hatua moja zaidi: angalia barua pepe yako',
    confirm: /^Thibitisha ujumbe wako kwa mmiliki/,
    sent: 'Ujumbe wako umetumwa',
    asks: /^Rudo anauliza kuhusu Nyumba, Quelea/,
    listings: 'Matangazo yangu',
    messages: 'Jumbe',
  },
  {
    code: 'ar',
    locale: 'ar-EG',
    title: 'ابحث عن مكانك في أفريقيا',
    wanted: 'مكان أو نوع',
    search: 'بحث',
    name: 'الاسم الأول',
    surname: 'اسم العائلة',
    email: 'البريد',
    password: 'كلمة المرور',
    signUp: 'إنشاء حساب',
    welcome: new RegExp(`^مرحبًا بك في .${siteBrand.name}.`),
    ask: 'مراسلة المالك',
    message: 'الرسالة',
    yourName: 'اسمك',
    send: 'إرسال الرسالة',
    check: 'خطوة أخيرة: تحقق من بريدك الإلكتروني',
    confirm: /^تأكيد رسالتك إلى مالك/,
    sent: 'أُرسلت رسالتك',
    asks: /^استفسار من .Rudo. عن .*Quelea/,
    listings: 'إعلاناتي',
    messages: 'الاستفسارات',
  },
] as const;

for (const words of journeys) {
  test.describe(`in ${words.code} on a phone`, () => {
    test.use({ viewport: phone.viewport, locale: words.locale });

    test('a visitor finds a home and writes to its owner, who reads it in the same language', async ({
      page,
      browser,
      serverUrl,
    }) => {
      const healthy = async () => {
        await expectNoOverflow(page);
        await expectAccessible(page);
      };
      await page.goto('/');
      await expect(page).toHaveURL(`/${words.code}/home`);
      await expect(page.locator('html')).toHaveAttribute('lang', words.code);
      await expect(page.locator('html')).toHaveCSS('direction', words.code === 'ar' ? 'rtl' : 'ltr');
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await healthy();
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);
      await page.setViewportSize(phone.viewport);
      // The magnifying glass is where the text of the field begins.
      const field = (await page.getByRole('combobox', { name: words.wanted }).boundingBox())!;
      const icon = (await page.locator('form svg.tabler-icon-search').first().boundingBox())!;
      const fromLeft = icon.x - field.x;
      expect(words.code === 'ar' ? field.width - fromLeft - icon.width : fromLeft).toBeLessThan(20);

      // The owner signs up and lists a home.
      const email = freshEmail(`owner-${words.code}`);
      await page.goto(`/${words.code}/register`);
      await page.getByRole('textbox', { name: words.name, exact: true }).fill('Zola');
      await page.getByRole('textbox', { name: words.surname, exact: true }).fill('Dube');
      await page.getByRole('textbox', { name: words.email }).fill(email);
      await page.getByRole('textbox', { name: words.password }).fill(demoPassword);
      await healthy();
      await page.getByRole('button', { name: words.signUp }).click();
      await expect(page).toHaveURL(new RegExp(`/${words.code}/login`));
      await page.goto(linkOf(await waitForMail(email, words.welcome)));
      await expect(page).toHaveURL(new RegExp(`/${words.code}/verify-email`));
      // The spinner has the same role, but no text.
      await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
      const place = `Quelea ${Date.now()}`;
      const listing = await (await apiUser(email)).list({ ...familyHouse, address: `${place} Close` });

      await page.goto(`/${words.code}/home`);
      await page.getByRole('combobox', { name: words.wanted }).fill(place);
      await page.getByRole('button', { name: words.search }).first().click();
      await expect(page).toHaveURL(new RegExp(`/${words.code}/(Properties|property)`));
      await page.goto(`/${words.code}/property?id=${listing}`);
      await expect(page).toHaveURL(new RegExp(`/${words.code}/property/`));
      await healthy();

      const sender = freshEmail(`asker-${words.code}`);
      await page.getByRole('button', { name: words.ask }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.yourName).fill('Rudo');
      await dialog.getByLabel(words.email).fill(sender);
      await expect(dialog.getByLabel(words.message, { exact: true })).not.toHaveValue('');
      await healthy();
      await dialog.getByRole('button', { name: words.send }).click();
      await expect(dialog.getByRole('heading', { name: words.check })).toBeFocused();
      await page.goto(linkOf(await waitForMail(sender, words.confirm)));
      await expect(page.getByText(words.sent)).toBeVisible();
      await waitForMail(email, words.asks);

      const owner = await (await browser.newContext({ baseURL: serverUrl, viewport: phone.viewport })).newPage();
      await enter(owner, email);
      await owner.goto(`/${words.code}/myListings`);
      await expect(owner.getByRole('heading', { level: 1, name: words.listings })).toBeVisible();
      await expectNoOverflow(owner);
      await expectAccessible(owner);
      await owner.goto(`/${words.code}/enquiries`);
      await expect(owner.getByRole('heading', { level: 1, name: words.messages })).toBeVisible();
      await expect(owner.getByRole('link', { name: /Rudo/ })).toBeVisible();
      await expectNoOverflow(owner);
      await expectAccessible(owner);
      await owner.close();
    });
  });
}
