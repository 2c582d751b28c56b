import { currencyName, formatNumber, withCommas } from '@africanscity/messages/formats';
import { language } from '@africanscity/messages/language';
import * as texts from '@africanscity/messages/site';
import { getPriceCurrencies } from '@africanscity/contracts/listings/calls/price-currencies';
import { Text } from '@mantine/core';
import { useLoaderData } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import type { FormAction } from '../app/form-action.ts';
import type { PageData } from '../app/page-meta.ts';
import { localPath } from '../ui/local-path.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { useCurrency } from '../components/visitor/chosen-currency.tsx';
import { safeReturnUrl } from '../features/accounts/login/safe-return-url.ts';
import { NarrowPage } from '../ui/narrow-page.tsx';
import { showDay } from '../ui/show-time.ts';
import classes from './currency.module.css';

interface CurrencyData extends PageData {
  /** Path of the page that the visitor came from. */
  back: string;
  choices: { code: string; name: string; rate: string }[];
}

export async function loader({ queryClient }: LoaderContext, url: URL): Promise<CurrencyData> {
  const currencies = await queryClient.ensureQueryData(operation(getPriceCurrencies, {}));
  const choices = currencies
    .filter(({ currency }) => currency !== 'USD')
    .map(({ currency, rate, rateDate }) => ({
      code: currency,
      name: currencyName(currency),
      rate: texts.rateOnDay({ rate: formatNumber(rate), day: showDay(rateDate!) }),
    }));
  return {
    meta: { title: texts.currencyOfPrices(), noIndex: true },
    minimal: true,
    back: safeReturnUrl(url.searchParams.get('back')),
    choices: [
      { code: '', name: texts.asOwnersAsk(), rate: texts.dollarsBesideOthers() },
      { code: 'USD', name: texts.usDollar(), rate: texts.filtersAndEstimatesToo() },
      ...choices.sort((one, other) => one.name.localeCompare(other.name, language())),
    ],
  };
}

export const action: FormAction = async ({ fields, keepCurrency }) => {
  keepCurrency(fields.currency ?? '');
  return safeReturnUrl(fields.back ?? null);
};

/** Chooses the currency of prices. A form, because the server must know the choice; it works without scripts. */
export default function Currency() {
  const { back, choices } = useLoaderData<CurrencyData>();
  const current = useCurrency()?.code ?? '';
  return (
    <NarrowPage title={texts.currencyOfPrices()}>
      <Text mb="sm">{texts.currencyHint()}</Text>
      <form method="post" action={localPath(paths.currency)}>
        <input type="hidden" name="back" value={back} />
        <ul className={classes.choices}>
          {choices.map(({ code, name, rate }) => (
            <li key={code}>
              <button
                type="submit"
                name="currency"
                value={code}
                className={classes.choice}
                aria-current={code === current ? 'true' : undefined}
              >
                <span>{name}</span>
                <small>{withCommas([code, rate])}</small>
              </button>
            </li>
          ))}
        </ul>
      </form>
    </NarrowPage>
  );
}
