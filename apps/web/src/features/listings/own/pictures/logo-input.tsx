import * as texts from '@africanscity/messages/listings';
import { FileInput } from '@mantine/core';

interface LogoInputProps {
  label: string;
  value: File | null;
  onChange: (logo: File | null) => void;
}

/** A file field for a company's logo. */
export function LogoInput({ label, value, onChange }: LogoInputProps) {
  return (
    <FileInput
      label={label}
      description={texts.jpegOrPng()}
      placeholder={texts.chooseALogo()}
      accept="image/jpeg,image/png"
      value={value}
      onChange={onChange}
      clearable
    />
  );
}
