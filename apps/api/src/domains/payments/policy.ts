import type { RequestContext } from '../../context.ts';
import type { PaymentGateway } from '../../gateways/payments/payments.ts';

/** Whether the simulated gateway answers a caller, who gets packages from it for no money. */
export function mayUseSimulator({ payments, actor, isLocal }: RequestContext): boolean {
  if (payments.simulatorFor === 'everybody' || actor?.role === 'ADMIN') return true;
  return payments.simulatorFor === 'machine and administrators' && isLocal;
}

/** The gateway that a caller may pay by; null where nothing is taken online, or not from them. */
export function gatewayFor(ctx: RequestContext): PaymentGateway | null {
  const { gateway, simulator } = ctx.payments;
  return simulator && !mayUseSimulator(ctx) ? null : gateway;
}
