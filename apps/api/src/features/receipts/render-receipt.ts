import { type ReceiptFile, receiptNumber } from '@africanscity/contracts/receipts';
import type { Receipt } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { getCompanyDetails } from '../contact/get-company-details.ts';
import type { ReceiptDetails } from '../subscriptions/issue-receipt.ts';
import { drawReceipt } from './draw-receipt.ts';

/** A receipt as a file. */
export async function renderReceipt(ctx: AppContext, receipt: Receipt): Promise<ReceiptFile> {
  const { email, phones, address } = await getCompanyDetails(ctx);
  const [name = 'AfricansCity', ...street] = address;
  const number = receiptNumber(receipt.year, receipt.number);
  const pdf = await drawReceipt({
    number,
    issuedAt: receipt.issuedAt,
    company: { name, address: street, email, phone: phones[0] ?? '' },
    details: receipt.details as unknown as ReceiptDetails,
  });
  return {
    number,
    fileName: `receipt-${number}.pdf`,
    contentType: 'application/pdf',
    content: pdf.toString('base64'),
  };
}
