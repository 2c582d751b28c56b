import { listingImportEndpoints } from '@africanscity/contracts/listing-imports';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { cancelListingImport } from './cancel-listing-import.ts';
import { checkListingImport } from './check-listing-import.ts';
import { exportImportFaults } from './export-import-faults.ts';
import { getListingImport } from './get-listing-import.ts';
import { getListingImports } from './get-listing-imports.ts';
import { runListingImport } from './run-listing-import.ts';
import { saveImportChunk } from './save-import-chunk.ts';
import { saveImportPictures } from './save-import-pictures.ts';
import { startListingImport } from './start-listing-import.ts';

export function bindListingImports(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, listingImportEndpoints, {
    startListingImport,
    saveImportChunk,
    saveImportPictures,
    checkListingImport,
    runListingImport,
    cancelListingImport,
    getListingImport,
    getListingImports,
    exportImportFaults,
  });
}
