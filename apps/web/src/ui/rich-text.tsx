import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A message with tags around words: 'Read the <terms>terms</terms>.' */
  text: string;
  /** Wraps the words of each tag. */
  tags: Record<string, (words: string) => ReactNode>;
}

/** Shows a message whose words are links or emphasis. Other languages place them elsewhere in the sentence. */
export function RichText({ text, tags }: RichTextProps) {
  return text.split(/(<(\w+)>.*?<\/\2>)/s).map((part, at) => {
    // The second group of the pattern is a part of its own: the name of the tag before it.
    if (at % 3 === 2) return null;
    const [, tag = '', words = ''] = /^<(\w+)>(.*)<\/\1>$/s.exec(part) ?? [];
    const wrap = Object.hasOwn(tags, tag) ? tags[tag] : undefined;
    return <Fragment key={at}>{wrap ? wrap(words) : part}</Fragment>;
  });
}
