import * as siteTexts from '@africanscity/messages/site';
import { calls } from '@africanscity/contracts/administration/calls';
import { schemas } from '@africanscity/contracts/administration/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext, RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { createFormCall } from '../../http/operations.ts';
import * as brand from './brand.ts';
import { getBrandSample } from './brand-samples.ts';
import * as editedPage from './company-pages/edited-page.ts';
import { getCompanyPagesAll } from './company-pages/page-rows.ts';
import * as pageStates from './company-pages/page-states.ts';
import * as shownPages from './company-pages/shown-pages.ts';
import * as writtenPages from './company-pages/written-pages.ts';
import * as arrangement from './arrangement.ts';
import * as audit from './audit.ts';
import * as exportListings from './export-listings.ts';
import * as exports from './exports.ts';
import * as failures from './failures.ts';
import { getHomeContent } from './home.ts';
import * as lookups from './lookups.ts';
import * as overview from './overview.ts';
import * as partners from './partners.ts';
import * as decideContradictions from './decide-contradictions.ts';
import { getPlaceContradictions } from './place-contradictions.ts';
import * as placeEdits from './place-edits.ts';
import * as placeMerges from './place-merges.ts';
import { getPlaces } from './places.ts';
import * as propertyTypes from './property-types.ts';
import * as siteSettings from './site-settings.ts';
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
import * as userStates from './user-states.ts';
import { undoMergePlaces } from './undo-merge.ts';
import * as users from './users.ts';

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
      ...brand,
      ...editedPage,
      ...pageStates,
      ...shownPages,
      ...writtenPages,
      ...arrangement,
      ...audit,
      ...exportListings,
      ...exports,
      ...failures,
      ...lookups,
      ...overview,
      ...partners,
      ...decideContradictions,
      ...placeEdits,
      ...placeMerges,
      ...propertyTypes,
      ...siteSettings,
      ...userStates,
      ...users,
      getBrandSample,
      getCompanyPagesAll,
      getHomeContent,
      getPlaceContradictions,
      getPlaces,
      deleteSpamForm,
      getSpamForms,
      getTimeline,
      allowNames,
      createLoginLink,
      endUserSessions,
      resetSecondFactors,
      sendUserReset,
      sendUserVerification,
      undoMergePlaces,
      logInByLink: (request, input) => logInByLink(request, input, (claims) => app.jwt.sign(claims)),
      releaseSpamForm: (request, input) => releaseSpamForm(request, sendForm, input),
    },
    {
      logInByLink: { headers: () => ({ 'cache-control': 'no-store', pragma: 'no-cache' }) },
    },
  );
}
