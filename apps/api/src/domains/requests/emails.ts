import * as texts from '@africanscity/messages/requests';
import * as siteTexts from '@africanscity/messages/site';
import type { EvaluationCategory } from '@africanscity/contracts/requests/evaluations';
import type { RequestContact } from '@africanscity/contracts/requests/requests';
import { evaluationCategories } from '@africanscity/contracts/requests/values';
import type { EmailContent } from '../../kernel/outbox/email-template.ts';
import { shownPhone } from '../../kernel/phones/present-phone.ts';
import type { PropertyRequest } from '@africanscity/db/generated/client';
import { amenityTexts, maskContacts, wantedText } from './request-texts.ts';
import { type DescribedColumns, criteriaLines } from './describe-criteria.ts';

interface Request extends RequestContact, Pick<PropertyRequest, 'category' | 'types' | 'location'> {}

/** Email to the owner whose answer was accepted; replies reach the requester. */
export function acceptedEmail(owner: { name: string }, request: Request, url: string): EmailContent {
  return {
    subject: texts.yourAnswerWasAccepted(),
    name: owner.name,
    paragraphs: [
      texts.acceptedAnswerRequestNear({ name: request.name, wanted: wantedText(request), location: request.location }),
      waysTo(request),
    ],
    action: { label: texts.seeTheRequest(), url },
    remarks: [texts.replyEmailWriteThem()],
  };
}

/** Email to the requester who accepted; replies reach the owner. */
export function ownerContactEmail(request: { name: string }, owner: RequestContact, url: string): EmailContent {
  return {
    subject: texts.howToReach({ name: owner.name }),
    name: request.name,
    paragraphs: [texts.acceptedAnswerTheyKnow({ name: owner.name }), waysTo(owner)],
    action: { label: texts.seeTheRequest(), url },
    remarks: [texts.replyEmailWriteThemNever()],
  };
}

function waysTo({ name, email, phone, phoneLinks }: RequestContact): string {
  const shown = phoneLinks?.international ?? phone;
  return [texts.nameLine({ name }), siteTexts.emailLine({ email }), shown && siteTexts.phoneLine({ phone: shown })]
    .filter(Boolean)
    .join('\n');
}

/** Contains none of the typed text, because the address may be another person's. */
export function followRequestEmail(url: string): EmailContent {
  return {
    subject: texts.confirmYourPropertyRequest(),
    paragraphs: [texts.requestArrivedOpenLink()],
    action: { label: texts.confirmFollowRequest(), url },
    remarks: [texts.ownersDoNotSee(), texts.ifDidntAskAnything()],
  };
}

type Looked = Pick<PropertyRequest, 'category' | 'types' | 'location' | 'amenities' | 'details'> & DescribedColumns;

/** Email to an owner whose listing matches, without data of the requester. */
export function matchingRequestEmail(
  owner: { name: string },
  request: Looked,
  listing: string,
  links: { page: string; stop: string },
): EmailContent {
  const { amenities } = request;
  const wanted = wantedText(request);
  const criteria = criteriaLines(request);
  const details = maskContacts(request.details);
  return {
    subject: texts.someoneLookingHomeLike({ wanted }),
    name: owner.name,
    paragraphs: [
      texts.someoneLookingNearListing({ wanted, location: maskContacts(request.location), listing }),
      ...(criteria ? [criteria] : []),
      ...(amenities.length ? [texts.amenitiesLine({ amenities: amenityTexts(amenities).join(', ') })] : []),
      ...(details ? [details] : []),
    ],
    action: { label: texts.answerTheRequest(), url: links.page },
    remarks: [texts.seeWhoAsksHow(), texts.stopTheseEmails2({ stop: links.stop })],
  };
}

/** Email to the company; replies reach the requester. */
export function propertyRequestEmail(
  request: Looked & Pick<PropertyRequest, 'name' | 'email' | 'phone' | 'phoneE164'>,
): EmailContent {
  const { location, name, email, amenities, details } = request;
  const wanted = wantedText(request);
  const criteria = criteriaLines(request);
  const phone = shownPhone(request.phone, request.phoneE164);
  return {
    subject: texts.someoneIsLookingFor({ wanted }),
    paragraphs: [
      texts.lookingNear({ name, email, phone, wanted, location }),
      ...(criteria ? [criteria] : []),
      ...(amenities.length ? [texts.amenitiesLine({ amenities: amenityTexts(amenities).join(', ') })] : []),
      ...(details ? [details] : []),
    ],
    remarks: [texts.replyEmailAnswer()],
  };
}

/** Email to the requester. The owner's message and contacts are on the page, behind the link. */
export function requestAnsweredEmail(
  request: { name: string },
  answer: { owner: string; listing: string; message: string },
  url: string,
): EmailContent {
  return {
    subject: texts.ownerAnsweredPropertyRequest(),
    name: request.name,
    paragraphs: [texts.offersYou({ owner: answer.owner, listing: answer.listing }), answer.message],
    action: { label: texts.seeTheAnswer(), url },
    remarks: [texts.acceptSeeHowReach(), texts.neverSendMoneySomeone()],
  };
}

interface Evaluation {
  category: EvaluationCategory;
  name: string;
  email: string;
  phone: string;
  phoneE164: string | null;
  message: string;
}

/** Email to the company; replies reach the sender. */
export function evaluationEmail(evaluation: Evaluation, listing: { name: string; url: string }): EmailContent {
  const { category, name, email, message } = evaluation;
  const ways = [email, shownPhone(evaluation.phone, evaluation.phoneE164)].filter(Boolean).join(', ');
  return {
    subject: texts.evaluationWanted({ category: evaluationCategories[category]() }),
    paragraphs: [texts.asksWhatPropertyWorth({ name, ways, listing: listing.name }), ...(message ? [message] : [])],
    action: { label: texts.seeTheListing(), url: listing.url },
    remarks: [texts.replyEmailAnswer()],
  };
}

/** Contains none of the typed text, because the address may be another person's. */
export function evaluationConfirmationEmail(): EmailContent {
  return {
    subject: texts.weRequestEvaluation(),
    paragraphs: [texts.thankAskingUsWhat()],
    remarks: [texts.ifDidntAskAnythingSomeone()],
  };
}
