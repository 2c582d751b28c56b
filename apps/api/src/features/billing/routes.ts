import { billingEndpoints } from '@africanscity/contracts/billing';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { deletePackagesById } from './delete-packages-by-id.ts';
import { getPackageRows } from './get-package-rows.ts';
import { getPackagesAllById } from './get-packages-all-by-id.ts';
import { getPackagesAll } from './get-packages-all.ts';
import { restorePackagesById } from './restore-packages-by-id.ts';
import { savePackages } from './save-packages.ts';

export function bindBilling(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, billingEndpoints, {
    getPackagesAll,
    getPackagesAllById,
    getPackageRows,
    savePackages,
    deletePackagesById,
    restorePackagesById,
  });
}
