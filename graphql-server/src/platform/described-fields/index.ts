export { type DescribedField, describeFields, type NamedField } from './describe-fields.js';
