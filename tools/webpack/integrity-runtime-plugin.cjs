// Part of every micro-frontend's container: integrity values of its files by name, which
// integrity-plugin.mjs writes here when all files are built.
__webpack_require__.integrity = JSON.parse('%HAUSGEIST-INTEGRITY%');

module.exports = () => ({ name: 'hausgeist-integrity' });
