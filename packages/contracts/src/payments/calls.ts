import type { Call } from '../call.ts';
import type { schemas } from './schemas.ts';

type S = typeof schemas;

export const getPaymentsPage: Call<S['getPaymentsPage']> = {
  name: 'getPaymentsPage',
  method: 'GET',
  path: 'africanscity/getpaymentspage',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'filter'],
};

export const getPaymentHistory: Call<S['getPaymentHistory']> = {
  name: 'getPaymentHistory',
  method: 'GET',
  path: 'africanscity/getpaymenthistory',
  access: 'admin',
  responds: 'json',
  query: ['id'],
};

export const getPaymentTotals: Call<S['getPaymentTotals']> = {
  name: 'getPaymentTotals',
  method: 'GET',
  path: 'africanscity/getpaymenttotals',
  access: 'admin',
  responds: 'json',
};

export const exportPayments: Call<S['exportPayments'], 'csv'> = {
  name: 'exportPayments',
  method: 'GET',
  path: 'africanscity/exportpayments',
  access: 'admin',
  responds: 'csv',
  query: ['filter'],
};

export const recheckPayment: Call<S['recheckPayment']> = {
  name: 'recheckPayment',
  method: 'POST',
  path: 'africanscity/recheckpayment',
  access: 'admin',
  responds: 'json',
  form: ['id'],
};

export const confirmBankTransfer: Call<S['confirmBankTransfer']> = {
  name: 'confirmBankTransfer',
  method: 'POST',
  path: 'africanscity/confirmbanktransfer',
  access: 'admin',
  confirmed: true,
  responds: 'json',
  form: ['id', 'amount', 'reason'],
};

export const refuseBankTransfer: Call<S['refuseBankTransfer']> = {
  name: 'refuseBankTransfer',
  method: 'POST',
  path: 'africanscity/refusebanktransfer',
  access: 'admin',
  confirmed: true,
  responds: 'json',
  form: ['id', 'reason'],
};

export const acceptHeldPayment: Call<S['acceptHeldPayment']> = {
  name: 'acceptHeldPayment',
  method: 'POST',
  path: 'africanscity/acceptheldpayment',
  access: 'admin',
  confirmed: true,
  responds: 'json',
  form: ['id', 'reason'],
};

export const recordDispute: Call<S['recordDispute']> = {
  name: 'recordDispute',
  method: 'POST',
  path: 'africanscity/recorddispute',
  access: 'admin',
  responds: 'json',
  form: ['id', 'reason'],
};

export const liftDispute: Call<S['liftDispute']> = {
  name: 'liftDispute',
  method: 'POST',
  path: 'africanscity/liftdispute',
  access: 'admin',
  responds: 'json',
  form: ['id', 'reason'],
};

export const recordRefund: Call<S['recordRefund']> = {
  name: 'recordRefund',
  method: 'POST',
  path: 'africanscity/recordrefund',
  access: 'admin',
  confirmed: true,
  responds: 'json',
  form: ['id', 'reason'],
};

export const getExchangeRates: Call<S['getExchangeRates']> = {
  name: 'getExchangeRates',
  method: 'GET',
  path: 'africanscity/getexchangerates',
  access: 'admin',
  responds: 'json',
};

export const saveExchangeRate: Call<S['saveExchangeRate'], 'empty'> = {
  name: 'saveExchangeRate',
  method: 'POST',
  path: 'africanscity/saveexchangerate',
  access: 'admin',
  responds: 'empty',
  form: ['rate', 'validFrom'],
};

export const getBankAccounts: Call<S['getBankAccounts']> = {
  name: 'getBankAccounts',
  method: 'GET',
  path: 'africanscity/getbankaccounts',
  access: 'admin',
  responds: 'json',
};

export const saveBankAccount: Call<S['saveBankAccount'], 'empty'> = {
  name: 'saveBankAccount',
  method: 'POST',
  path: 'africanscity/savebankaccount',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['currency', 'bank', 'accountName', 'accountNumber', 'branch'],
};

export const deleteBankAccount: Call<S['deleteBankAccount'], 'empty'> = {
  name: 'deleteBankAccount',
  method: 'POST',
  path: 'africanscity/deletebankaccount',
  access: 'admin',
  confirmed: true,
  responds: 'empty',
  form: ['currency'],
};

export const getMyAds: Call<S['getMyAds']> = {
  name: 'getMyAds',
  method: 'GET',
  path: 'africanscity/getmyads',
  access: 'user',
  responds: 'json',
  query: ['page', 'size'],
};

export const getAdTasks: Call<S['getAdTasks']> = {
  name: 'getAdTasks',
  method: 'GET',
  path: 'africanscity/getadtasks',
  access: 'admin',
  responds: 'json',
  query: ['page', 'size', 'search', 'sort', 'state', 'kind'],
};

export const completeAdTask: Call<S['completeAdTask'], 'empty'> = {
  name: 'completeAdTask',
  method: 'POST',
  path: 'africanscity/completeadtask',
  access: 'admin',
  responds: 'empty',
  form: ['id', 'propertyId', 'proofUrl', 'proofNote'],
};

export const reopenAdTask: Call<S['reopenAdTask'], 'empty'> = {
  name: 'reopenAdTask',
  method: 'POST',
  path: 'africanscity/reopenadtask',
  access: 'admin',
  responds: 'empty',
  form: ['id'],
};

export const getPackagesAll: Call<S['getPackagesAll']> = {
  name: 'getPackagesAll',
  method: 'GET',
  path: 'africanscity/getpackagesall',
  access: 'public',
  responds: 'json',
};

export const getPackagesAllById: Call<S['getPackagesAllById']> = {
  name: 'getPackagesAllById',
  method: 'GET',
  path: 'africanscity/getpackagesallbyid',
  access: 'public',
  responds: 'json',
  query: ['id'],
};

export const getPackageRows: Call<S['getPackageRows']> = {
  name: 'getPackageRows',
  method: 'GET',
  path: 'africanscity/getpackagerows',
  access: 'admin',
  responds: 'json',
};

export const savePackages: Call<S['savePackages']> = {
  name: 'savePackages',
  method: 'POST',
  path: 'africanscity/savepackages',
  access: 'admin',
  responds: 'json',
  form: [
    'id',
    'name',
    'price',
    'description',
    'maxActive',
    'maxFeatured',
    'maxAdvertised',
    'facebookAds',
    'newspaperAds',
    'websiteAds',
  ],
};

export const deletePackagesById: Call<S['deletePackagesById'], 'empty'> = {
  name: 'deletePackagesById',
  method: 'POST',
  path: 'africanscity/deletepackagesbyid',
  access: 'admin',
  responds: 'empty',
  query: ['id'],
};

export const restorePackagesById: Call<S['restorePackagesById'], 'empty'> = {
  name: 'restorePackagesById',
  method: 'POST',
  path: 'africanscity/restorepackagesbyid',
  access: 'admin',
  responds: 'empty',
  query: ['id'],
};

export const getPaymentOptions: Call<S['getPaymentOptions']> = {
  name: 'getPaymentOptions',
  method: 'GET',
  path: 'africanscity/getpaymentoptions',
  access: 'public',
  responds: 'json',
};

export const startPayment: Call<S['startPayment']> = {
  name: 'startPayment',
  method: 'POST',
  path: 'africanscity/startpayment',
  access: 'user',
  responds: 'json',
  form: ['packageId', 'months', 'currency', 'method', 'mobile', 'anyNetwork'],
};

export const getPayment: Call<S['getPayment']> = {
  name: 'getPayment',
  method: 'GET',
  path: 'africanscity/getpayment',
  access: 'user',
  responds: 'json',
  query: ['id'],
};

export const getPayments: Call<S['getPayments']> = {
  name: 'getPayments',
  method: 'GET',
  path: 'africanscity/getpayments',
  access: 'user',
  responds: 'json',
  query: ['page', 'size'],
};

export const cancelPayment: Call<S['cancelPayment']> = {
  name: 'cancelPayment',
  method: 'POST',
  path: 'africanscity/cancelpayment',
  access: 'user',
  responds: 'json',
  form: ['id'],
};

export const submitBankTransfer: Call<S['submitBankTransfer']> = {
  name: 'submitBankTransfer',
  method: 'POST',
  path: 'africanscity/submitbanktransfer',
  access: 'user',
  responds: 'json',
  form: ['id', 'bankReference'],
};

export const getMobileMoneyMethods: Call<S['getMobileMoneyMethods']> = {
  name: 'getMobileMoneyMethods',
  method: 'GET',
  path: 'africanscity/getmobilemoneymethods',
  access: 'user',
  responds: 'json',
};

export const startPaynowMobileConfirmation: Call<S['startPaynowMobileConfirmation']> = {
  name: 'startPaynowMobileConfirmation',
  method: 'GET',
  path: 'africanscity/startpaynowmobileconfirmation',
  access: 'user',
  responds: 'json',
  query: ['packageId', 'months', 'mobile', 'mobileMoneyMethod', 'currency'],
};

export const startPaynowWebConfirmation: Call<S['startPaynowWebConfirmation']> = {
  name: 'startPaynowWebConfirmation',
  method: 'GET',
  path: 'africanscity/startpaynowwebconfirmation',
  access: 'user',
  responds: 'json',
  query: ['packageId', 'months', 'currency'],
};

export const pollPaynowStatusByPaynowsId: Call<S['pollPaynowStatusByPaynowsId']> = {
  name: 'pollPaynowStatusByPaynowsId',
  method: 'GET',
  path: 'africanscity/pollpaynowstatusbypaynowsid',
  access: 'user',
  responds: 'json',
  query: ['paynowsId'],
};

export const getPaynowsAllByUserId: Call<S['getPaynowsAllByUserId']> = {
  name: 'getPaynowsAllByUserId',
  method: 'GET',
  path: 'africanscity/getpaynowsallbyuserid',
  access: 'user',
  responds: 'json',
};

export const getExchangeRate: Call<S['getExchangeRate']> = {
  name: 'getExchangeRate',
  method: 'GET',
  path: 'africanscity/getexchangerate',
  access: 'public',
  responds: 'json',
};

export const getReceipt: Call<S['getReceipt']> = {
  name: 'getReceipt',
  method: 'GET',
  path: 'africanscity/getreceipt',
  access: 'user',
  responds: 'json',
  query: ['paymentId'],
};

export const getEntitlementSettings: Call<S['getEntitlementSettings']> = {
  name: 'getEntitlementSettings',
  method: 'GET',
  path: 'africanscity/getentitlementsettings',
  access: 'admin',
  responds: 'json',
};

export const saveEntitlementSettings: Call<S['saveEntitlementSettings'], 'empty'> = {
  name: 'saveEntitlementSettings',
  method: 'POST',
  path: 'africanscity/saveentitlementsettings',
  access: 'admin',
  responds: 'empty',
  form: ['freeListings', 'graceDays'],
};

export const getMySubscription: Call<S['getMySubscription']> = {
  name: 'getMySubscription',
  method: 'GET',
  path: 'africanscity/getmysubscription',
  access: 'user',
  responds: 'json',
};

export const getSubscriptionQuote: Call<S['getSubscriptionQuote']> = {
  name: 'getSubscriptionQuote',
  method: 'GET',
  path: 'africanscity/getsubscriptionquote',
  access: 'user',
  responds: 'json',
  query: ['packageId', 'months'],
};

export const saveFeaturedListing: Call<S['saveFeaturedListing'], 'empty'> = {
  name: 'saveFeaturedListing',
  method: 'POST',
  path: 'africanscity/savefeaturedlisting',
  access: 'user',
  responds: 'empty',
  form: ['propertyId', 'featured'],
};

export const saveAdvertisedListing: Call<S['saveAdvertisedListing'], 'empty'> = {
  name: 'saveAdvertisedListing',
  method: 'POST',
  path: 'africanscity/saveadvertisedlisting',
  access: 'user',
  responds: 'empty',
  form: ['propertyId', 'advertised'],
};
