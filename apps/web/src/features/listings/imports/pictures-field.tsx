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
    <Input.Wrapper
      label="Pictures"
      id={id}
      description="The files that the column “pictures” names. Not needed for pictures that it names by their web address, and for those in the ZIP file."
    >
      <Group gap="sm" mt={6}>
        <FileButton accept="image/*" multiple onChange={add} inputProps={{ 'aria-label': 'Picture files', id }}>
          {(props) => (
            <Button variant="default" {...props}>
              Choose pictures
            </Button>
          )}
        </FileButton>
        <FileButton
          multiple
          onChange={add}
          inputProps={{ 'aria-label': 'Folder of pictures', ...({ webkitdirectory: '' } as object) }}
        >
          {(props) => (
            <Button variant="default" {...props}>
              Choose a folder
            </Button>
          )}
        </FileButton>
        <Text role="status">
          {value.length === 0 ? 'No pictures' : value.length === 1 ? '1 picture' : `${value.length} pictures`}
          {leftOut > 0 && `; ${leftOut === 1 ? '1 file' : `${leftOut} files`} left out: no JPEG, PNG or WebP`}
        </Text>
        {value.length > 0 && (
          <Button
            variant="subtle"
            onClick={() => {
              setLeftOut(0);
              onChange([]);
            }}
          >
            Remove all
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
