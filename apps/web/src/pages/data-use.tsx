import * as texts from '@africanscity/messages/site';
import { Text } from '@mantine/core';
import type { FormAction } from '../app/form-action.ts';
import type { PageData } from '../app/page-meta.ts';
import { DeviceChoices } from '../components/visitor/device-choices.tsx';
import { useSaveData } from '../components/visitor/save-data.tsx';
import { safeReturnUrl } from '../features/accounts/login/safe-return-url.ts';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: texts.dataUse(), noIndex: true }, minimal: true };
}

export const action: FormAction = async ({ fields, keepSaveData }) => {
  keepSaveData(fields.saveData === 'on');
  return safeReturnUrl(fields.back ?? null);
};

export default function DataUse() {
  const saveData = useSaveData();
  return (
    <NarrowPage title={texts.dataUse()}>
      <Text mb="sm">{saveData ? texts.dataSavingOn() : texts.dataSavingOff()}</Text>
      <Text mb="sm">{texts.dataUseHint()}</Text>
      <DeviceChoices />
    </NarrowPage>
  );
}
