import * as siteTexts from '@africanscity/messages/site';
import { calls } from '@africanscity/contracts/administration/calls';
import { schemas } from '@africanscity/contracts/administration/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext, RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { createFormCall } from '../../http/operations.ts';
import {
  deleteBrandPicture,
  discardBrandDraft,
  endBrandPreview,
  getBrand,
  publishBrand,
  saveBrandDraft,
  saveBrandPicture,
  startBrandPreview,
} from './brand.ts';
import { getBrandSample } from './brand-samples.ts';
import { getEditedPage, getPageVersion, previewCompanyPage } from './company-pages/edited-page.ts';
import { getCompanyPagesAll } from './company-pages/page-rows.ts';
import {
  deleteCompanyPage,
  discardPageDraft,
  hideCompanyPage,
  restorePageVersion,
  savePagePicture,
  showCompanyPage,
} from './company-pages/page-states.ts';
import { getCompanyPage, getSiteMenu, getNews } from './company-pages/shown-pages.ts';
import { publishCompanyPage, saveCompanyPage } from './company-pages/written-pages.ts';
import { getArrangement, saveArrangement } from './arrangement.ts';
import { exportAuditLog, getAuditChoices, getAuditPage } from './audit.ts';
import { exportListings, getPropertiesAll } from './export-listings.ts';
import { exportContactMessages, exportFeedback, exportUsers } from './exports.ts';
import { getFailedJobs, getFailedMailsPage } from './failures.ts';
import { getHomeContent } from './home.ts';
import { getCountries, getLanguages, getPropertyStatuses, getPropertyTypes, getRoles, getTitles } from './lookups.ts';
import {
  getAttention,
  getCustomersTotal,
  getOverview,
  getPropertiesTotal,
  getPropertyOwnersTotal,
} from './overview.ts';
import { deletePartner, savePartner } from './partners.ts';
import { decidePlaceContradiction, undoPlaceContradiction } from './decide-contradictions.ts';
import { getPlaceContradictions } from './place-contradictions.ts';
import { confirmPlace, savePlace, unconfirmPlace } from './place-edits.ts';
import { getPlaceMerges, mergePlaces } from './place-merges.ts';
import { getPlaces } from './places.ts';
import {
  addPropertyType,
  deletePropertyType,
  movePropertyType,
  renamePropertyType,
  savePropertyType,
} from './property-types.ts';
import {
  getSiteSettings,
  saveCompanyDetails,
  saveBrand,
  saveContactLimit,
  saveListingConfirmation,
  saveCounters,
  saveCountries,
  saveStatusLabels,
  saveTitles,
} from './site-settings.ts';
import { deleteSpamForm, getSpamForms, releaseSpamForm } from './spam-forms.ts';
import { serveNewsFeed } from './company-pages/serve-news-feed.ts';
import { serveBrand } from './serve-brand.ts';
import { getTimeline } from './timeline.ts';
import {
  allowNames,
  createLoginLink,
  endUserSessions,
  logInByLink,
  resetSecondFactors,
  sendUserReset,
  sendUserVerification,
} from './user-help.ts';
import { deleteUser, disableUser, dismissAdministrator, enableUser, makeAdministrator } from './user-states.ts';
import { undoMergePlaces } from './undo-merge.ts';
import { getCustomers, getPropertyOwners, getUserById, getUsersAll, getUsersPage } from './users.ts';

export function bindAdministration(app: FastifyInstance, ctx: AppContext): void {
  const sendForm = async (sender: RequestContext, name: string, form: object) => {
    if (!app.operations.has(name)) throw new NotFound(siteTexts.namedFormNotFound({ name }));
    return createFormCall(app.operations, sender)({ name }, form);
  };
  serveBrand(app, ctx);
  serveNewsFeed(app, ctx);
  bindEndpoints(
    app,
    ctx,
    calls,
    schemas,
    {
      resetSecondFactors,
      getPropertiesTotal,
      getPropertyOwnersTotal,
      getCustomersTotal,
      getUsersAll,
      getPropertyOwners,
      getCustomers,
      getPropertiesAll,
      getUsersPage,
      getUserById,
      makeAdministrator,
      dismissAdministrator,
      disableUser,
      enableUser,
      endUserSessions,
      sendUserVerification,
      sendUserReset,
      allowNames,
      createLoginLink,
      deleteUser,
      logInByLink: (request, input) => logInByLink(request, input, (claims) => app.jwt.sign(claims)),
      getAttention,
      getOverview,
      getTimeline,
      getFailedMailsPage,
      getFailedJobs,
      getSpamForms,
      releaseSpamForm: (request, input) => releaseSpamForm(request, sendForm, input),
      deleteSpamForm,
      getAuditPage,
      exportAuditLog,
      getAuditChoices,
      exportListings,
      exportUsers,
      exportContactMessages,
      exportFeedback,
      getBrand,
      saveBrandDraft,
      saveBrandPicture,
      deleteBrandPicture,
      publishBrand,
      discardBrandDraft,
      startBrandPreview,
      endBrandPreview,
      getBrandSample,
      getCompanyPage,
      getSiteMenu,
      getNews,
      getCompanyPagesAll,
      getEditedPage,
      getPageVersion,
      previewCompanyPage,
      saveCompanyPage,
      publishCompanyPage,
      discardPageDraft,
      restorePageVersion,
      hideCompanyPage,
      showCompanyPage,
      deleteCompanyPage,
      savePagePicture,
      getArrangement,
      saveArrangement,
      getSiteSettings,
      addPropertyType,
      renamePropertyType,
      movePropertyType,
      savePropertyType,
      deletePropertyType,
      getPlaces,
      confirmPlace,
      savePlace,
      unconfirmPlace,
      mergePlaces,
      getPlaceMerges,
      undoMergePlaces,
      getPlaceContradictions,
      decidePlaceContradiction,
      undoPlaceContradiction,
      saveStatusLabels,
      saveTitles,
      saveCountries,
      saveCounters,
      savePartner,
      deletePartner,
      saveCompanyDetails,
      saveBrand,
      saveContactLimit,
      saveListingConfirmation,
      getHomeContent,
      getPropertyStatuses,
      getRoles,
      getCountries,
      getTitles,
      getLanguages,
      getPropertyTypes,
    },
    {
      logInByLink: { headers: () => ({ 'cache-control': 'no-store', pragma: 'no-cache' }) },
    },
  );
}
