import * as texts from '@africanscity/messages/companies';
import { language } from '@africanscity/messages/language';
import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { localPath } from '../../../ui/local-path.ts';
import { CopyTextButton } from '../../../ui/copy-text-button.tsx';

/** The server writes this page; `paths`, which every page loads, has those of the app alone. */
const embedPath = (companyId: number) => `/embed/agents/${companyId}`;

/** The code with which a company shows its newest homes on its own website. */
export function EmbedCode({ companyId }: { companyId: number }) {
  const code = `<script async src="${window.location.origin}/embed.js" data-agency="${companyId}" data-limit="6" data-language="${language()}"></script>`;
  return (
    <Stack gap="sm">
      <div>
        <Title order={3} size="h5">
          {texts.embedTitle()}
        </Title>
        <Text size="sm">{texts.embedLead()}</Text>
      </div>
      <Textarea
        label={texts.embedCode()}
        value={code}
        readOnly
        autosize
        dir="ltr"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <CopyTextButton value={code} variant="default" />
        <Button
          h={44}
          variant="subtle"
          component="a"
          href={localPath(embedPath(companyId))}
          target="_blank"
          rel="noopener"
        >
          {texts.embedPreview()}
        </Button>
      </Group>
    </Stack>
  );
}
