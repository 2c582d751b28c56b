import { Text } from '@mantine/core';
import type { FormAction } from '../app/form-action.ts';
import type { PageData } from '../app/page-meta.ts';
import { DeviceChoices } from '../components/visitor/device-choices.tsx';
import { useSaveData } from '../components/visitor/save-data.tsx';
import { safeReturnUrl } from '../features/accounts/login/safe-return-url.ts';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: 'Data use', noIndex: true }, minimal: true };
}

export const action: FormAction = async ({ fields, keepSaveData }) => {
  keepSaveData(fields.saveData === 'on');
  return safeReturnUrl(fields.back ?? null);
};

export default function DataUse() {
  const saveData = useSaveData();
  return (
    <NarrowPage title="Data use">
      <Text mb="sm">
        {saveData
          ? 'Data saving is on: small pictures, no fonts, and scripts only when they are needed. More photos and parts of a page load when you ask for them.'
          : 'Data saving is off. When it is on, pictures are small, no fonts are loaded, and scripts load only when they are needed.'}
      </Text>
      <Text mb="sm">
        Your choice stays on this device. The data used by this visit is shown at the foot of each page.
      </Text>
      <DeviceChoices />
    </NarrowPage>
  );
}
