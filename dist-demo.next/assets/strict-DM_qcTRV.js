import"./index-BFO4SuH-.js";
//# sourceMappingURL=strict-DM_qcTRV.js.map
