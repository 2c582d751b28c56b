import { language } from '@africanscity/messages/language';
import { directionOf } from '@africanscity/messages/languages';
import * as texts from '@africanscity/messages/payments';
import { commonCurrencyName } from '@africanscity/contracts/payments/values';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { writeText } from './receipt-text.ts';
import { longDay } from '../../kernel/long-day.ts';

const require = createRequire(import.meta.url);

/** With the letters of all African languages in Latin script, and Arabic. */
const fonts = {
  text: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  'text-ethiopic': require.resolve('@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf'),
  'bold-ethiopic': require.resolve('@expo-google-fonts/noto-sans-ethiopic/700Bold/NotoSansEthiopic_700Bold.ttf'),
};

const ink = '#26221c';
const quiet = '#6b6459';
const margin = 56;

/** Content of a receipt, as of the payment. Times are ISO 8601. */
export interface ReceiptDetails {
  payer: string;
  packageName: string;
  months: number;
  startsAt: string;
  endsAt: string;
  /** Exact, with two decimals. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** US dollars a month, exact. */
  monthlyPrice: string;
  /** Price a month in the currency, if the package had one; absent on receipts from before packages had one. */
  localPrice?: string | null;
  /** Rate of the currency to the dollar, and its day; null for dollars and for a price in the currency. */
  rate: string | null;
  rateDate: string | null;
  method: string;
  reference: string;
  gatewayReference: string | null;
}

export interface DrawnReceipt {
  number: string;
  issuedAt: Date;
  /** Name and address of the company, then its contacts. */
  company: { name: string; address: string[]; email: string; phone: string };
  /** Colour of the name and of the edge, as #rrggbb. */
  color: string;
  /** PNG of the logo. */
  logo: Uint8Array | null;
  details: ReceiptDetails;
}

/** Largest size of the logo, in points. */
const logoRoom: [number, number] = [150, 44];

/** Renders a receipt as a PDF of one A4 page. */
export async function drawReceipt(receipt: DrawnReceipt): Promise<Buffer> {
  const { number, issuedAt } = receipt;
  const page = new PDFDocument({
    size: 'A4',
    margin,
    info: { Title: texts.receiptTitle({ number }), Author: receipt.company.name, CreationDate: issuedAt },
  });
  const bytes: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (piece: Buffer) => bytes.push(piece));
    page.on('end', () => resolve(Buffer.concat(bytes)));
    page.on('error', reject);
  });
  for (const [name, file] of Object.entries(fonts)) page.registerFont(name, file);
  drawHead(page, receipt);
  drawParties(page, receipt);
  drawLines(page, receipt.details);
  drawFoot(page, receipt);
  page.end();
  return finished;
}

interface Column {
  /** Distance from the margin, in points. */
  inset?: number;
  width: number;
  /** Whether the column is at the end of the line. */
  atEnd?: boolean;
}

/** Returns the place of a column: lines begin at the right in languages from right to left. */
function placeOf(page: PDFKit.PDFDocument, { inset = 0, width, atEnd = false }: Column) {
  const isMirrored = directionOf(language()) === 'rtl';
  return isMirrored === atEnd
    ? { x: margin + inset, width }
    : { x: page.page.width - margin - inset - width, width, align: 'right' as const };
}

const lineOf = (page: PDFKit.PDFDocument) => page.page.width - 2 * margin;

function drawHead(page: PDFKit.PDFDocument, { number, issuedAt, company, color, logo }: DrawnReceipt): void {
  page.rect(0, 0, page.page.width, 8).fill(color);
  const { x, ...start } = placeOf(page, { width: lineOf(page) - 150 });
  writeText(page, company.name, { ...start, font: 'bold', size: 20, color }, { x, y: margin });
  for (const line of [...company.address, company.email, company.phone])
    writeText(page, line, { ...start, font: 'text', size: 9, color: quiet });
  const { x: endX, ...end } = placeOf(page, { width: 150, atEnd: true });
  writeText(page, texts.receipt(), { ...end, font: 'bold', size: 20, color: ink }, { x: endX, y: margin });
  for (const line of [texts.receiptNumber({ number }), longDay(issuedAt)])
    writeText(page, line, { ...end, font: 'text', size: 10, color: ink });
  if (logo) {
    const place = placeOf(page, { width: logoRoom[0], atEnd: true });
    page.image(Buffer.from(logo), place.x, margin + 64, { fit: logoRoom, align: place.align });
  }
}

function drawParties(page: PDFKit.PDFDocument, { details }: DrawnReceipt): void {
  const { x, ...start } = placeOf(page, { width: lineOf(page) });
  writeText(page, texts.receivedFrom(), { ...start, font: 'text', size: 9, color: quiet }, { x, y: 220 });
  writeText(page, details.payer, { ...start, font: 'bold', size: 12, color: ink });
}

function drawLines(page: PDFKit.PDFDocument, details: ReceiptDetails): void {
  const { packageName, months, startsAt, endsAt, monthlyPrice, localPrice, rate, rateDate } = details;
  const currency = commonCurrencyName(details.currency);
  const rows: [string, string][] = [
    [texts.packageName(), packageName],
    [texts.months(), String(months)],
    [texts.periodUtc(), texts.fromTo({ from: longDay(new Date(startsAt)), to: longDay(new Date(endsAt)) })],
    [texts.priceAMonth(), [localPrice ? currency : 'USD', money(localPrice ?? monthlyPrice)].join(' ')],
    ...(rate
      ? [
          [
            texts.exchangeRate(),
            rateDate
              ? texts.rateOfDay({ rate, currency, day: longDay(new Date(rateDate)) })
              : `1 USD = ${rate} ${currency}`,
          ] as const,
        ]
      : []),
    [texts.paidBy(), methodNames.get(details.method)?.() ?? details.method],
    [texts.reference(), details.reference],
    ...(details.gatewayReference ? [[texts.paynowReference(), details.gatewayReference] as const] : []),
  ].map(([label = '', value = '']) => [label, value]);
  let top = 280;
  for (const [label, value] of rows) {
    page
      .moveTo(margin, top)
      .lineTo(page.page.width - margin, top)
      .lineWidth(0.5)
      .strokeColor('#ded7cc')
      .stroke();
    const { x, ...first } = placeOf(page, { width: 150 });
    writeText(page, label, { ...first, font: 'text', size: 10, color: quiet }, { x, y: top + 9 });
    const { x: nextX, ...next } = placeOf(page, { inset: 160, width: lineOf(page) - 160 });
    writeText(page, value, { ...next, font: 'text', size: 10, color: ink }, { x: nextX, y: top + 9 });
    top = Math.max(top + 32, page.y + 9);
  }
  page.roundedRect(margin, top + 6, lineOf(page), 46, 6).fill('#f6f3ee');
  const bold = { font: 'bold', size: 13, color: ink } as const;
  const { x, ...first } = placeOf(page, { inset: 14, width: 220 });
  writeText(page, texts.amountReceived(), { ...first, ...bold }, { x, y: top + 21 });
  const { x: endX, ...end } = placeOf(page, { inset: 14, width: 220, atEnd: true });
  writeText(page, `${currency} ${money(details.amount)}`, { ...end, ...bold }, { x: endX, y: top + 21 });
}

function drawFoot(page: PDFKit.PDFDocument, { company }: DrawnReceipt): void {
  const { x, ...start } = placeOf(page, { width: lineOf(page) });
  writeText(
    page,
    texts.thankYouQuestions({ email: company.email }),
    { ...start, font: 'text', size: 9, color: quiet },
    { x, y: page.page.height - margin - 30 },
  );
}

const methodNames = new Map<string, () => string>([
  ['ecocash', () => 'EcoCash'],
  ['onemoney', () => 'OneMoney'],
  ['innbucks', () => 'InnBucks'],
  ['paynow', texts.paynowCardOrWallet],
  ['bank', texts.byBankTransfer],
]);

/** Formats '1234567.5' as 1,234,567.50: text to text, so that no cent is lost. */
function money(amount: string): string {
  const [whole = '0', cents = ''] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
}
