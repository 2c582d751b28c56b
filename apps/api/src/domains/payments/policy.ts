import type { RequestContext } from '../../context.ts';
import type { PaymentGateway } from '../../gateways/payments/payments.ts';

/** Returns whether a caller may use the simulated gateway, which grants packages for no money. */
export function mayUseSimulator({ payments, actor, isLocal }: RequestContext): boolean {
  if (payments.simulatorFor === 'everybody' || actor?.role === 'ADMIN') return true;
  return payments.simulatorFor === 'machine and administrators' && isLocal;
}

/** Returns the gateway that a caller may pay by; null without one. */
export function gatewayFor(ctx: RequestContext): PaymentGateway | null {
  const { gateway, simulator } = ctx.payments;
  return simulator && !mayUseSimulator(ctx) ? null : gateway;
}
