import * as texts from '@africanscity/messages/requests';
import type { RequestPlace } from '@africanscity/contracts/requests/criteria';
import { getPropertyRequests, savePropertyRequest } from '@africanscity/contracts/requests/calls/requests';
import { requestAmenities, requestCategories } from '@africanscity/contracts/requests/values';
import { Button, Checkbox, Fieldset, InputBase, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { FormShell } from '../../components/forms/form-shell.tsx';
import { HoneypotField } from '../../components/forms/honeypot-field.tsx';
import { SentNotice } from '../../components/notices/sent-notice.tsx';
import { usePlainForm } from '../../components/forms/use-plain-form.ts';
import { usePostedForm } from '../../components/forms/use-posted-form.ts';
import { useSubmit } from '../../components/forms/use-submit.ts';
import { validateWith } from '../../components/forms/validate-with.ts';
import classes from './request-form.module.css';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { amenityField, noCriteria, readRequestFields } from './request-fields.ts';

// Lazy: most requests are a place and a category.
const load = () => import('./criteria-fields.tsx');
const CriteriaFields = lazyPart(async () => ({ default: (await load()).CriteriaFields }));
const ListingsNow = lazyPart(async () => ({ default: (await load()).ListingsNow }));
const PlaceField = lazyPart(async () => ({ default: (await load()).PlaceField }));

interface RequestFormProps {
  /** Initial values from a listing, to request a similar one. */
  location: string;
  category: string;
}

const categories = () => [
  { value: '', label: texts.select() },
  ...Object.entries(requestCategories).map(([value, label]) => ({ value, label: label() })),
];

const part = { variant: 'unstyled', className: classes.part, classNames: { legend: classes.legend } } as const;

/** The form of a property request. */
export function RequestForm({ location, category }: RequestFormProps) {
  const call = useCall();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const [sent, setSent] = useState(search.get('sent'));
  const [places, setPlaces] = useState<RequestPlace[]>([]);
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState<typeof noCriteria & { location: string; category: string }>();
  const posted = usePostedForm(
    { location, category, ...noCriteria, name: '', email: '', phone: '', amenities: '', details: '', topping: '' },
    readRequestFields,
  );
  const form = useForm({
    ...posted.start,
    validate: validateWith(async () => (await import('@africanscity/contracts/requests/requests')).PropertyRequestForm),
  });
  const { sending } = useSubmit(
    form,
    async (values) => {
      const { confirm } = await call(savePropertyRequest, values);
      setRequested(values);
      form.setValues({ location: '', category: '', ...noCriteria, amenities: '', details: '' });
      setPlaces([]);
      setSent(confirm ? 'confirm' : 'told');
      await queryClient.invalidateQueries(operation(getPropertyRequests, {}));
    },
    posted.error,
  );
  const plain = usePlainForm(paths.request);
  const words = (
    <TextInput
      label={texts.location()}
      placeholder={texts.locationExample()}
      maxLength={200}
      {...form.getInputProps('location')}
    />
  );
  if (sent) {
    return (
      <Stack>
        <SentNotice
          title={texts.weHaveYourRequest()}
          text={sent === 'confirm' ? texts.openLinkToConfirm() : texts.ownersAreNotified()}
          again={{ label: texts.makeAnotherRequest(), onClick: () => setSent(null), to: paths.request }}
        />
        {requested && (
          <Suspense>
            <ListingsNow criteria={requested} />
          </Suspense>
        )}
      </Stack>
    );
  }
  return (
    <FormShell {...sending} keeps={{ form, name: 'request' }} submitLabel={texts.submit()} plain={plain}>
      <Fieldset {...part} legend={texts.propertyDetailsPart()}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <Suspense fallback={words}>
            {open || form.values.places ? <PlaceField form={form} places={places} onPlaces={setPlaces} /> : words}
          </Suspense>
          {!form.values.types && (
            <NativeSelect label={texts.selectCategory()} data={categories()} {...form.getInputProps('category')} />
          )}
        </SimpleGrid>
        {open ? (
          <Suspense>
            <CriteriaFields form={form} onPlaces={setPlaces} />
          </Suspense>
        ) : (
          <Button mt="md" h={44} variant="default" onClick={() => startTransition(() => setOpen(true))}>
            {texts.describeIt()}
          </Button>
        )}
      </Fieldset>
      <Fieldset {...part} legend={texts.yourDetailsPart()}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput label={texts.name()} autoComplete="name" {...form.getInputProps('name')} />
          <TextInput label={texts.email()} type="email" autoComplete="email" {...form.getInputProps('email')} />
          <TextInput
            label={texts.phone()}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...form.getInputProps('phone')}
          />
        </SimpleGrid>
      </Fieldset>
      <Fieldset {...part} legend={texts.moreInformationPart()}>
        <Stack gap="md">
          <Amenities
            chosen={form.values.amenities.split(',').filter(Boolean)}
            onChange={(names) => form.setFieldValue('amenities', names.join(','))}
          />
          <InputBase
            component="textarea"
            multiline
            classNames={{ input: classes.details }}
            rows={3}
            label={texts.moreDetails()}
            description={texts.optional()}
            maxLength={4000}
            {...form.getInputProps('details')}
          />
        </Stack>
      </Fieldset>
      <HoneypotField value={form.values.topping} onChange={(topping) => form.setFieldValue('topping', topping)} />
    </FormShell>
  );
}

function Amenities({ chosen, onChange }: { chosen: string[]; onChange: (names: string[]) => void }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {Object.entries(requestAmenities).map(([name, label]) => (
        <Checkbox
          key={name}
          label={label()}
          name={amenityField(name)}
          size="md"
          checked={chosen.includes(name)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
          }
        />
      ))}
    </SimpleGrid>
  );
}
