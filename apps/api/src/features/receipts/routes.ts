import { receiptEndpoints } from '@africanscity/contracts/receipts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getReceipt } from './get-receipt.ts';

export function bindReceipts(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, receiptEndpoints, { getReceipt });
}
