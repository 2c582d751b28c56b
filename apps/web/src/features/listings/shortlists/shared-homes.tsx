import * as texts from '@africanscity/messages/listings';
import { getOwnShortlistComments, getSharedShortlist } from '@africanscity/contracts/listings/calls/shortlists';
import type { ListingCard } from '@africanscity/contracts/listings/listings';
import type { SharedHome, ShortlistComment } from '@africanscity/contracts/listings/shortlists';
import { inPlace } from '@africanscity/contracts/listings/place-line';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useActionData } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import type { FormAnswer } from '../../../components/forms/use-posted-form.ts';
import grid from '../favorites/favorite-cards.module.css';
import { placeOf } from '../core/place.ts';
import { CommentForm } from './comment-form.tsx';
import { HomeChanges } from './home-changes.tsx';
import { HomeComments } from './home-comments.tsx';
import classes from './home-comments.module.css';
import { homeState } from './home-state.ts';

interface SharedHomesProps {
  token: string;
  homes: SharedHome[];
  /** The card component, which the page provides. */
  Card: ComponentType<{ listing: ListingCard; priority?: 'high' | 'normal' | undefined }>;
}

/** The homes of a shared list, with the changes of their prices, the comments of all readers and a form for this one. */
export function SharedHomes({ token, homes, Card }: SharedHomesProps) {
  const queryClient = useQueryClient();
  const { data: own } = useQuery(operation(getOwnShortlistComments, { token }));
  const isOwn = ({ id }: ShortlistComment) => own?.ids.includes(id) ?? false;
  const name = homes.flatMap(({ comments }) => comments).find(isOwn)?.name ?? '';

  async function refresh() {
    await Promise.all([
      queryClient.invalidateQueries(operation(getSharedShortlist, { token })),
      queryClient.invalidateQueries(operation(getOwnShortlistComments, { token })),
    ]);
  }

  return (
    <ul className={grid.grid}>
      {homes.map((home, index) => {
        const subject = inPlace(typeName(home.type), placeOf(home));
        return (
          <li key={home.id} className={classes.home}>
            {home.card ? (
              <Card listing={home.card} priority={index === 0 ? 'high' : undefined} />
            ) : (
              <p>{texts.homeNotOffered({ state: homeState(home.state), subject })}</p>
            )}
            <HomeChanges changes={home.changes} />
            <HomeComments comments={home.comments} />
            <OwnOpinion
              token={token}
              propertyId={home.id}
              subject={subject}
              own={home.comments.find(isOwn)}
              name={name}
              onChanged={refresh}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface OwnOpinionProps extends React.ComponentProps<typeof CommentForm> {
  subject: string;
}

/** The form behind a summary. It is open at first if it was sent without scripts and has an error. */
function OwnOpinion({ subject, ...form }: OwnOpinionProps) {
  const answer = useActionData() as FormAnswer | undefined;
  return (
    <details className={classes.form} open={answer?.typed.propertyId === String(form.propertyId)}>
      <summary className={classes.summary} aria-label={texts.yourOpinionOn({ subject })}>
        {texts.sayWhatYouThink()}
      </summary>
      <CommentForm {...form} />
    </details>
  );
}
