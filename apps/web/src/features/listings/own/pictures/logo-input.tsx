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
      description="JPEG or PNG"
      placeholder="Choose a logo"
      accept="image/jpeg,image/png"
      value={value}
      onChange={onChange}
      clearable
    />
  );
}
