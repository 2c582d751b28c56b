import { ReceiptFile } from '@africanscity/contracts/payments/receipts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createPackage, pay } from '../../../test/paid.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { mailReceipt } from './receipts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const get = (paymentId: number | string, headers: Record<string, string>) =>
  t.get(`africanscity/getreceipt?paymentId=${paymentId}`, { headers });

describe('getReceipt', () => {
  test('is a PDF for the payer and for administrators, with the letters of any name', async () => {
    const user = await createUser(t.ctx.db, { name: 'Ọlá Nǃxau', surname: 'Gbẹ́mísọ́lá' });
    const payment = await pay(t, user.id, await createPackage(t), 3);
    for (const headers of [await logIn(t, user), await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }))]) {
      const { number, fileName, content } = ReceiptFile.parse(await (await get(payment.id, headers)).json());
      expect(number).toMatch(/^AC-\d{4}-\d{6}$/);
      expect(fileName).toBe(`receipt-${number}.pdf`);
      const pdf = Buffer.from(content, 'base64');
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.length).toBeLessThan(100_000);
    }
  });

  test('keeps its content when names and prices change', async () => {
    const user = await createUser(t.ctx.db);
    const item = await createPackage(t);
    const payment = await pay(t, user.id, item);
    await t.ctx.db.package.update({ where: { id: item.id }, data: { name: `Renamed ${item.id}`, price: 999 } });
    const receipt = await t.ctx.db.receipt.findUniqueOrThrow({ where: { paymentId: payment.id } });
    expect(receipt.details).toMatchObject({ packageName: item.name, amount: '15.00', monthlyPrice: '15.00' });
  });

  test('is no other user’s, and requires a login and a number', async () => {
    const payment = await pay(t, (await createUser(t.ctx.db)).id, await createPackage(t));
    const other = await logIn(t, await createUser(t.ctx.db));
    expect((await get(payment.id, other)).status).toBe(404);
    expect((await get(payment.id, {})).status).toBe(401);
    expect((await get('first', other)).status).toBe(400);
  });
});

describe('mailReceipt', () => {
  test('emails each receipt once, with the PDF, however many copies of the server try', async () => {
    const user = await createUser(t.ctx.db);
    const { id: paymentId } = await pay(t, user.id, await createPackage(t));
    await Promise.all(Array.from({ length: 3 }, () => mailReceipt(t.ctx, { paymentId })));
    await runJobs(t);
    const mails = t.mailbox.messages.filter(({ to }) => to === user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^Receipt AC-\d{4}-\d{6}: USD 15\.00 for /);
    const pdf = Buffer.from(mails[0]?.attachment?.content ?? '', 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await t.ctx.db.queuedMail.count({ where: { recipient: user.email, NOT: { text: '' } } })).toBe(0);
  });

  test('emails it to a payer whose address is unconfirmed and has had many emails', async () => {
    const user = await createUser(t.ctx.db, { emailVerifiedAt: null });
    const mail = { to: user.email, subject: 'Hello', paragraphs: ['Hello'] };
    const { db } = t.ctx;
    let isStored = true;
    while (isStored) isStored = await db.$transaction((tx) => enqueueEmail(t.ctx, tx, mail));
    const { id: paymentId } = await pay(t, user.id, await createPackage(t));
    await mailReceipt(t.ctx, { paymentId });
    expect(await db.queuedMail.count({ where: { recipient: user.email, subject: { startsWith: 'Receipt ' } } })).toBe(
      1,
    );
  });
});
