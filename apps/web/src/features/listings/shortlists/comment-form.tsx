import * as texts from '@africanscity/messages/listings';
import { deleteOwnShortlistComment, saveShortlistComment } from '@africanscity/contracts/listings/calls/shortlists';
import type { ShortlistComment, ShortlistOpinion } from '@africanscity/contracts/listings/shortlists';
import { maxShortlistComment, maxShortlistName } from '@africanscity/contracts/listings/values';
import { Button, Radio, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { HoneypotField } from '../../../components/forms/honeypot-field.tsx';
import { useAct } from '../../../components/forms/use-act.ts';
import { useFollowedForm } from '../../../components/forms/use-followed-form.ts';
import { usePlainForm } from '../../../components/forms/use-plain-form.ts';
import { usePostedForm } from '../../../components/forms/use-posted-form.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import classes from './home-comments.module.css';
import { opinions } from './opinions.ts';

interface CommentFormProps {
  token: string;
  propertyId: number;
  /** The comment of this browser on the home. */
  own: ShortlistComment | undefined;
  /** The name on another comment of this browser. */
  name: string;
  /** Refetches the list. */
  onChanged: () => Promise<void>;
}

/** The form with a reader's opinion of a home. It works without scripts. */
export function CommentForm({ token, propertyId, own, name, onChanged }: CommentFormProps) {
  const call = useCall();
  const id = String(propertyId);
  const isThis = (typed: Readonly<Record<string, string>>) => typed.propertyId === id;
  const posted = usePostedForm({ name: '', opinion: '', text: '', topping: '' }, undefined, isThis);
  const form = useForm({
    ...posted.start,
    validate: validateWith(
      async () => (await import('@africanscity/contracts/listings/shortlists')).ShortlistCommentForm,
    ),
  });
  const saved = { name: own?.name ?? name, opinion: own?.opinion ?? '', text: own?.text ?? '' };
  useFollowedForm(form, { ...posted.start.initialValues, ...(own || name ? saved : {}) });
  const { sending, done } = useSubmit(
    form,
    async ({ opinion, ...values }) => {
      await call(saveShortlistComment, { ...values, token, propertyId: id, opinion: opinion as ShortlistOpinion | '' });
      await onChanged();
      return texts.opinionSaved();
    },
    posted.error,
  );
  const deletion = useAct(deleteOwnShortlistComment, { success: texts.opinionDeleted(), onDone: onChanged });
  const plain = usePlainForm(paths.sharedList(token));
  return (
    <>
      <FormShell
        {...sending}
        keeps={{ form, name: `comment ${id}` }}
        done={done}
        submitLabel={texts.sendOpinion()}
        plain={plain}
      >
        <input type="hidden" name="propertyId" value={propertyId} />
        <Radio.Group label={texts.opinion()} className={classes.opinions} {...form.getInputProps('opinion')}>
          {opinions.map(({ value, label, Icon }) => (
            <Radio
              key={value}
              value={value}
              label={
                <span className={classes.opinion}>
                  <Icon size={18} aria-hidden /> {label()}
                </span>
              }
              size="md"
              styles={{ body: { alignItems: 'center' } }}
            />
          ))}
        </Radio.Group>
        <Textarea
          label={texts.commentOnHome()}
          autosize
          rows={3}
          minRows={3}
          maxLength={maxShortlistComment}
          {...form.getInputProps('text')}
        />
        <TextInput
          label={texts.yourNameOnComment()}
          description={texts.everyoneSeesComment()}
          maxLength={maxShortlistName}
          autoComplete="given-name"
          {...form.getInputProps('name')}
        />
        <HoneypotField value={form.values.topping} onChange={(topping) => form.setFieldValue('topping', topping)} />
      </FormShell>
      {own && (
        <Button
          variant="subtle"
          color="red"
          h={44}
          my="xs"
          loading={deletion.isPending}
          onClick={() => deletion.mutate({ token, propertyId: id })}
        >
          {texts.deleteOpinion()}
        </Button>
      )}
    </>
  );
}
