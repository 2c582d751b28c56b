import { getOwnCompanies } from '@africanscity/contracts/companies/calls/companies';
import { getPropertiesByLoggedInUser } from '@africanscity/contracts/listings/calls/own-listings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operation } from '../../../../api/query-client.ts';
import { useSession } from '../../../../api/session.ts';
import { hasFocus } from '../../../../components/forms/use-followed-form.ts';
import type { ListingForm } from '../form/listing-values.ts';

/**
 * Prefills the role until the user chooses one: the role of the previous listing, or for a first listing the user's
 * agency or the owner.
 */
export function useUsualRole(form: ListingForm, isWanted: boolean): void {
  const mayBelong = useSession()?.role !== 'ADMIN';
  const before = useQuery({
    ...operation(getPropertiesByLoggedInUser, { page: '0', size: '1' }),
    enabled: isWanted,
  });
  const companies = useQuery({ ...operation(getOwnCompanies, {}), enabled: isWanted && mayBelong });
  const known = before.data && (companies.data ?? !mayBelong);
  useEffect(() => {
    if (!known || form.getValues().role !== '' || hasFocus('role')) return;
    const [earlier] = before.data?.content ?? [];
    const stateName = earlier ? earlier.stateName : companies.data?.[0]?.name;
    form.setValues(stateName ? { role: 'REAL_ESTATE', stateName } : { role: 'INDIVIDUAL' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is known, and never again
  }, [known]);
}
