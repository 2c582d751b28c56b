import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { adminPage } from '../features/administration/admin-page.tsx';
import { FeedbackTable } from '../features/messages/feedback-table.tsx';

export const loader = unlisted(texts.navFeedback);

export default adminPage(texts.navFeedback, FeedbackTable, texts.feedbackLead);
