import * as texts from '@africanscity/messages/administration';
import type { BrandState } from '@africanscity/contracts/administration/brand';
import { deleteBrandPicture, saveBrandPicture } from '@africanscity/contracts/administration/calls/brand';
import type { brandPictureKinds } from '@africanscity/contracts/administration/values';
import { brandPicturePath, iconOf } from '@africanscity/contracts/brand';
import { Button, FileInput, Group, SimpleGrid, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../../api/use-call.ts';
import { BrandPart } from './brand-part.tsx';
import classes from './brand-pictures.module.css';
import { useBrandSaved } from './use-brand-saved.ts';

type Kind = (typeof brandPictureKinds)[number];

/** The logos and the icon of the draft. Each is saved once it is chosen. */
export function BrandPictures({ brand }: { brand: BrandState['published'] }) {
  const { logo, darkLogo, icon, night } = brand;
  return (
    <BrandPart title={texts.logoAndIcon()}>
      <Text c="dimmed" fz="sm">
        {texts.brandPicturesHint()}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <PictureField
          kind="logo"
          label={texts.logo()}
          description={texts.logoHint()}
          shown={logo && brandPicturePath(logo.digest, 'logo')}
          ground="#ffffff"
        />
        <PictureField
          kind="darkLogo"
          label={texts.logoOnDarkSurfaces()}
          description={texts.darkLogoHint()}
          shown={darkLogo && brandPicturePath(darkLogo.digest, 'logo')}
          ground={night}
        />
        <PictureField
          kind="icon"
          label={texts.icon()}
          description={texts.iconHint()}
          shown={icon && brandPicturePath(iconOf(brand), '192')}
          ground="#ffffff"
        />
      </SimpleGrid>
    </BrandPart>
  );
}

interface PictureFieldProps {
  kind: Kind;
  label: string;
  description: string;
  /** Address of the present picture. */
  shown: string | null;
  /** Colour behind it. */
  ground: string;
}

function PictureField({ kind, label, description, shown, ground }: PictureFieldProps) {
  const call = useCall();
  const saved = useBrandSaved();
  const save = useMutation({
    mutationFn: (picture: File) => call(saveBrandPicture, { kind, picture: [picture] }),
    onSuccess: saved,
  });
  const remove = useMutation({ mutationFn: () => call(deleteBrandPicture, { kind }), onSuccess: saved });
  return (
    <div>
      <FileInput
        label={label}
        description={description}
        placeholder={save.isPending ? texts.uploading() : texts.chooseAPicture()}
        accept="image/png,image/jpeg,image/webp"
        value={null}
        disabled={save.isPending}
        error={save.error?.message ?? remove.error?.message}
        onChange={(picture) => picture && save.mutate(picture)}
      />
      {shown && (
        <Group gap="sm" mt="sm">
          <span className={classes.ground} style={{ background: ground }}>
            <img
              className={classes.picture}
              src={shown}
              alt={texts.presentPicture({ kind: kind === 'icon' ? 'other' : kind })}
            />
          </span>
          <Button
            variant="default"
            loading={remove.isPending}
            aria-label={texts.removeBrandPicture({ kind: kind === 'icon' ? 'other' : kind })}
            onClick={() => remove.mutate()}
          >
            {texts.removePicture()}
          </Button>
        </Group>
      )}
    </div>
  );
}
