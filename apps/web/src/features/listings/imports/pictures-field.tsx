import * as texts from '@africanscity/messages/listings';
import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { isPicture } from './import-picture.ts';

interface PicturesFieldProps {
  value: File[];
  onChange: (pictures: File[]) => void;
}

/** Takes picture files or a folder. A second choice adds to the first. */
export function PicturesField({ value, onChange }: PicturesFieldProps) {
  const id = useId();
  const [leftOut, setLeftOut] = useState(0);
  const add = (files: File[]) => {
    const pictures = files.filter(({ name }) => isPicture(name));
    setLeftOut(files.length - pictures.length);
    const names = new Set(pictures.map(({ name }) => name));
    onChange([...value.filter(({ name }) => !names.has(name)), ...pictures]);
  };
  return (
    <Input.Wrapper label={texts.pictures()} id={id} description={texts.pictureFilesHint()}>
      <Group gap="sm" mt={6}>
        <FileButton accept="image/*" multiple onChange={add} inputProps={{ 'aria-label': texts.pictureFiles(), id }}>
          {(props) => (
            <Button variant="default" {...props}>
              {texts.choosePictures()}
            </Button>
          )}
        </FileButton>
        <FileButton
          multiple
          onChange={add}
          inputProps={{ 'aria-label': texts.folderOfPictures(), ...({ webkitdirectory: '' } as object) }}
        >
          {(props) => (
            <Button variant="default" {...props}>
              {texts.chooseAFolder()}
            </Button>
          )}
        </FileButton>
        <Text role="status">{texts.chosenFiles({ count: value.length, leftOut })}</Text>
        {value.length > 0 && (
          <Button
            variant="subtle"
            onClick={() => {
              setLeftOut(0);
              onChange([]);
            }}
          >
            {texts.removeAll()}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
