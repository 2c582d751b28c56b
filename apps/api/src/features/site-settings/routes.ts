import { siteSettingEndpoints } from '@africanscity/contracts/site-settings';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { addPropertyType } from './add-property-type.ts';
import { deletePartner } from './delete-partner.ts';
import { deletePropertyType } from './delete-property-type.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { movePropertyType } from './move-property-type.ts';
import { renamePropertyType } from './rename-property-type.ts';
import { saveCompanyDetails } from './save-company-details.ts';
import { saveContactLimit } from './save-contact-limit.ts';
import { saveCounters } from './save-counters.ts';
import { saveCountries } from './save-countries.ts';
import { savePartner } from './save-partner.ts';
import { saveStatusLabels } from './save-status-labels.ts';
import { saveTitles } from './save-titles.ts';

export function bindSiteSettings(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, siteSettingEndpoints, {
    getSiteSettings,
    addPropertyType,
    renamePropertyType,
    movePropertyType,
    deletePropertyType,
    saveStatusLabels,
    saveTitles,
    saveCountries,
    saveCounters,
    savePartner,
    deletePartner,
    saveCompanyDetails,
    saveContactLimit,
  });
}
