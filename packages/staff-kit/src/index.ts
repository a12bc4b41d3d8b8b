/** What the consoles of administrators and company staff are built of: lists, forms, actions. */
export {
  EMAIL_PATTERN,
  emailAddress,
  firstBlank,
  firstBroken,
  isBlank,
  required,
} from './forms/rules';
export { FormPasswordField, FormSelect, FormTextField } from './ui/FormFields';
export { FormTextArea } from './ui/FormTextArea';
export { useErrorText } from './forms/use-error-text';
export { useChangesOfOthers } from './forms/use-changes-of-others';
export { useStaffForm } from './forms/use-staff-form';
export { ChoiceFilter } from './ui/ChoiceFilter';
export { ListFilters } from './lists/ListFilters';
export { ListFrame } from './ui/ListFrame';
export { ListPagination } from './lists/ListPagination';
export { ListTable } from './ui/ListTable';
export { LoadFailure } from './lists/LoadFailure';
export { DetailState } from './ui/DetailState';
export { LoadState } from './ui/LoadState';
export { NoMatch } from './ui/NoMatch';
export { SearchBox } from './lists/SearchBox';
export { askListAhead, useListQuery } from './lists/use-list-query';
export { personPath, useSheetAddress } from './lists/use-sheet-address';
export { oneOf, PAGE_SIZE, useListState } from './lists/use-list-state';
export { withTexts } from './messages/with-texts';
export type { Rewording } from './messages/with-texts';
export { saveAnswer } from './requests/save-answer';
export { isCallMissing } from './requests/is-call-missing';
export { reread } from './requests/reread';
export { useAction } from './requests/use-action';
export { useFailureText } from './requests/use-failure-text';
export { useRefusalInLanguage, useRefusalText } from './refusals/use-refusal-text';
export type { FailureTexts } from './requests/use-failure-text';
export { ActionDialog } from './ui/ActionDialog';
export { AwayNotice } from './ui/AwayNotice';
export { AddButton } from './ui/AddButton';
export { DateText, useDayText, useMomentText, useZoneText } from './ui/DateText';
export { companyName } from './ui/company-name';
export { EmailText } from './ui/EmailText';
export { keptTogether } from './ui/kept-together';
export { InvitedEmail } from './ui/InvitedEmail';
export { useFieldLabels } from './forms/use-field-labels';
export { ExportMenu } from './ui/ExportMenu';
export { Fact } from './ui/Fact';
export { Facts } from './ui/Facts';
export { CardShapes, LineShapes } from './ui/Shapes';
export { useCategoryText } from './ui/use-category-text';
export { FileChoice } from './ui/FileChoice';
export { FieldPair } from './ui/FieldPair';
export { askAt, isAsked, late, latePage } from './ui/late';
export { guestIcon } from './ui/navigation-icons';
export { Page, Parts, Section } from './ui/Page';
export { PersonKindBadge } from './ui/PersonKindBadge';
export { MutationDialog } from './ui/MutationDialog';
export {
  Code,
  DeleteAction,
  EditAction,
  MoreActions,
  Note,
  RowAction,
  RowActions,
  RowLink,
  RowOpener,
  Stacked,
} from './ui/Row';
export { Sheet } from './ui/Sheet';
export { ChangesOfOthersNote } from './ui/ChangesOfOthersNote';
export { StaffFormDialog } from './ui/StaffFormDialog';
export { useDialogTexts } from './ui/use-dialog-texts';
export { useRevealTexts } from './ui/use-reveal-texts';
export { Waiting } from './ui/Waiting';
export { FirstPage } from './ui/FirstPage';
export { KeyList } from './ui/KeyList';
export { withOwnTexts } from './ui/with-own-texts';
