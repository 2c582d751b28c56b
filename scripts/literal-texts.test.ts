import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { faultsIn } from './literal-texts.ts';

const kindsIn = (source: string, file = 'screen.tsx') =>
  faultsIn(parseSync(file, source).program, file).map(({ kind }) => kind);

describe('faultsIn', () => {
  it.each([
    '<p>No homes</p>',
    '<Button title="Save" />',
    '<FormShell submitLabel="Save" />',
    "<Button aria-label={isOpen ? 'Close' : done} />",
    "<p>{isEmpty ? 'none' : count}</p>",
    "const meta = { title: 'About us' };",
    "const notice = 'Your listing is published.';",
    'const lead = `Homes for sale in ${place} and around it`;',
    "const count = `${more ? 'more than ' : ''}${total}`;",
    "const label = `${title} ${isMax ? 'up to' : 'from'}`;",
    "const facts = [['Name', asked.name], [texts.email(), asked.email]];",
    "refuse([{ field: 'currency', defaultMessage: 'must have an exchange rate' }]);",
  ])('finds the text of %s', (source) => {
    expect(kindsIn(source)).toContain('literal');
  });

  it.each(["z.enum(options, 'choose a reason')", "form.refine(isWhole, { error: 'must be whole' })"])(
    'finds the text of the schema %s',
    (source) => {
      expect(kindsIn(source, 'packages/contracts/src/form.ts')).toEqual(['literal']);
    },
  );

  it.each([
    '<p className="wide">{texts.noHomes()}</p>',
    "<p dir={state === 'open' ? undefined : dir} />",
    "throw new Error('There is no page.');",
    "const path = '/all-homes';",
    "const shortcuts = [['Ctrl', 'K']];",
    "const pairs = [['name', 'Name']];",
    'const size = `${width}px`;',
    "type Title = 'About us' | 'Contact us';",
    "const event = { kind: 'trace', note: 'not found' };",
    "const role = `${isNew ? 'alert' : 'status'}`;",
  ])('finds no text in %s', (source) => {
    expect(kindsIn(source)).toEqual([]);
  });

  it('finds a message that is called when its module is loaded, and none in a function', () => {
    const imported = "import * as texts from '@africanscity/messages/site';\n";
    expect(kindsIn(`${imported}const label = texts.aboutUs();`)).toEqual(['early']);
    expect(kindsIn(`${imported}const columns = [{ label: texts.aboutUs() }];`)).toEqual(['early']);
    expect(kindsIn(`${imported}const label = () => texts.aboutUs();`)).toEqual([]);
    expect(kindsIn(`${imported}const columns = [{ label: texts.aboutUs }];`)).toEqual([]);
  });

  it('finds a number that is formatted when its module is loaded, and none in a function', () => {
    const imported = "import { formatNumber } from '@africanscity/messages/formats';\n";
    expect(kindsIn(`${imported}const most = formatNumber(5000);`)).toEqual(['early']);
    expect(kindsIn(`${imported}const most = () => formatNumber(5000);`)).toEqual([]);
  });
});
