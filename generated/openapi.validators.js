// Written by `npm run codegen` from spec/openapi.yaml. Do not edit: change the contract and run it again.
import { createRequire } from 'node:module'
import { formats } from '../src/formats.ts'
const require = createRequire(import.meta.url)
"use strict";
export const getMe_200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/Me"};
const schema33 = {"description":"An API key, as it sees itself.","type":"object","additionalProperties":false,"required":["workspace","key","rate_limit"],"properties":{"workspace":{"$ref":"#/components/schemas/MeWorkspace"},"key":{"$ref":"#/components/schemas/MeKey"},"rate_limit":{"$ref":"#/components/schemas/MeRateLimit"}}};
const schema34 = {"description":"The workspace that the key is bound to.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the workspace.","type":"string"},"name":{"description":"The name of the workspace.","type":"string"}}};
const schema35 = {"description":"The key.","type":"object","additionalProperties":false,"required":["name","scopes"],"properties":{"name":{"description":"The name that the key was given in the settings area.","type":"string"},"scopes":{"description":"The scopes that the key holds.","type":"array","items":{"$ref":"#/components/schemas/Scope"}}}};
const schema36 = {"description":"A permission of an API key.\n\n| Scope | Grants |\n|---|---|\n| `read:projects` | List and read projects and their board columns |\n| `read:tasks` | List and read tasks and their comments |\n| `read:events` | List calendar events |\n| `read:members` | List active members, email addresses included |\n| `write:tasks` | Create and update tasks |\n| `write:events` | Create calendar events |\n| `write:comments` | Comment on tasks |\n","type":"string","enum":["read:projects","read:tasks","read:events","read:members","write:tasks","write:events","write:comments"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.scopes === undefined) && (missing0 = "scopes"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "scopes"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data1 = data.scopes;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 !== "string"){
validate23.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data2 === "read:projects") || (data2 === "read:tasks")) || (data2 === "read:events")) || (data2 === "read:members")) || (data2 === "write:tasks")) || (data2 === "write:events")) || (data2 === "write:comments"))){
validate23.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"description":"The three budgets that the key's requests are charged to.","type":"object","additionalProperties":false,"required":["key","workspace","write"],"properties":{"key":{"description":"The key's budget, charged by every request.","$ref":"#/components/schemas/RateLimitState"},"workspace":{"description":"The workspace's budget, shared by all its keys and charged by every request.","$ref":"#/components/schemas/RateLimitState"},"write":{"description":"The key's write budget, charged by POST and PATCH in addition to the other two.","$ref":"#/components/schemas/RateLimitState"}}};
const schema38 = {"description":"A budget and what is left of it in the current window of 60 seconds.","type":"object","additionalProperties":false,"required":["limit","remaining"],"properties":{"limit":{"description":"The number of requests per window.","type":"integer","minimum":0},"remaining":{"description":"The number of requests left in the current window.","type":"integer","minimum":0}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.key === undefined) && (missing0 = "key")) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.write === undefined) && (missing0 = "write"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "key") || (key0 === "workspace")) || (key0 === "write"))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.limit === undefined) && (missing1 = "limit")) || ((data0.remaining === undefined) && (missing1 = "remaining"))){
validate25.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RateLimitState/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "limit") || (key1 === "remaining"))){
validate25.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RateLimitState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.limit !== undefined){
let data1 = data0.limit;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate25.errors = [{instancePath:instancePath+"/key/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate25.errors = [{instancePath:instancePath+"/key/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.remaining !== undefined){
let data2 = data0.remaining;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate25.errors = [{instancePath:instancePath+"/key/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate25.errors = [{instancePath:instancePath+"/key/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RateLimitState/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
let data3 = data.workspace;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if(((data3.limit === undefined) && (missing2 = "limit")) || ((data3.remaining === undefined) && (missing2 = "remaining"))){
validate25.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/RateLimitState/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!((key2 === "limit") || (key2 === "remaining"))){
validate25.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/RateLimitState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.limit !== undefined){
let data4 = data3.limit;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate25.errors = [{instancePath:instancePath+"/workspace/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate25.errors = [{instancePath:instancePath+"/workspace/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.remaining !== undefined){
let data5 = data3.remaining;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate25.errors = [{instancePath:instancePath+"/workspace/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate25.errors = [{instancePath:instancePath+"/workspace/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/RateLimitState/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.write !== undefined){
let data6 = data.write;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if(((data6.limit === undefined) && (missing3 = "limit")) || ((data6.remaining === undefined) && (missing3 = "remaining"))){
validate25.errors = [{instancePath:instancePath+"/write",schemaPath:"#/components/schemas/RateLimitState/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs21 = errors;
for(const key3 in data6){
if(!((key3 === "limit") || (key3 === "remaining"))){
validate25.errors = [{instancePath:instancePath+"/write",schemaPath:"#/components/schemas/RateLimitState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs21 === errors){
if(data6.limit !== undefined){
let data7 = data6.limit;
const _errs22 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate25.errors = [{instancePath:instancePath+"/write/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate25.errors = [{instancePath:instancePath+"/write/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.remaining !== undefined){
let data8 = data6.remaining;
const _errs24 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate25.errors = [{instancePath:instancePath+"/write/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate25.errors = [{instancePath:instancePath+"/write/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/write",schemaPath:"#/components/schemas/RateLimitState/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.workspace === undefined) && (missing0 = "workspace")) || ((data.key === undefined) && (missing0 = "key"))) || ((data.rate_limit === undefined) && (missing0 = "rate_limit"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "workspace") || (key0 === "key")) || (key0 === "rate_limit"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.workspace !== undefined){
let data0 = data.workspace;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))){
validate22.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/MeWorkspace/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "id") || (key1 === "name"))){
validate22.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/MeWorkspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
const _errs6 = errors;
if(typeof data0.id !== "string"){
validate22.errors = [{instancePath:instancePath+"/workspace/id",schemaPath:"#/components/schemas/MeWorkspace/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
const _errs8 = errors;
if(typeof data0.name !== "string"){
validate22.errors = [{instancePath:instancePath+"/workspace/name",schemaPath:"#/components/schemas/MeWorkspace/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/MeWorkspace/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs10 = errors;
if(!(validate23(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate_limit !== undefined){
const _errs11 = errors;
if(!(validate25(data.rate_limit, {instancePath:instancePath+"/rate_limit",parentData:data,parentDataProperty:"rate_limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listProjects_query_cursor = validate28;
const schema41 = {"type":"string","maxLength":1024};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate28.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listProjects_200 = validate29;
const schema42 = {"$ref":"contract#/components/schemas/ProjectList"};
const schema43 = {"description":"One page of projects.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The projects of this page.","type":"array","items":{"$ref":"#/components/schemas/ProjectListItem"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema44 = {"description":"A project as it stands in a list, which may add the number of its tasks.","type":"object","additionalProperties":false,"required":["id","name","description","created_at","updated_at"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"What the project is about.","type":["string","null"]},"created_at":{"description":"When the project was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the project was last changed.","type":["string","null"],"format":"date-time"},"task_count":{"description":"The number of the project's tasks. May be absent.","type":"integer","minimum":0}}};
const schema45 = {"description":"Where the list goes on.","type":"object","additionalProperties":false,"required":["next_cursor"],"properties":{"next_cursor":{"description":"The `cursor` of the next page, or null on the last one.","type":["string","null"]}}};
const formats0 = formats["date-time"];

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.id === undefined) && (missing1 = "id")) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.description === undefined) && (missing1 = "description"))) || ((data1.created_at === undefined) && (missing1 = "created_at"))) || ((data1.updated_at === undefined) && (missing1 = "updated_at"))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/ProjectListItem/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((key1 === "id") || (key1 === "name")) || (key1 === "description")) || (key1 === "created_at")) || (key1 === "updated_at")) || (key1 === "task_count"))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/ProjectListItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
const _errs8 = errors;
if(typeof data1.id !== "string"){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/ProjectListItem/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
const _errs10 = errors;
if(typeof data1.name !== "string"){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"#/components/schemas/ProjectListItem/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.description !== undefined){
let data4 = data1.description;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/description",schemaPath:"#/components/schemas/ProjectListItem/properties/description/type",keyword:"type",params:{type: schema44.properties.description.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.created_at !== undefined){
let data5 = data1.created_at;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/ProjectListItem/properties/created_at/type",keyword:"type",params:{type: schema44.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/ProjectListItem/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.updated_at !== undefined){
let data6 = data1.updated_at;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"#/components/schemas/ProjectListItem/properties/updated_at/type",keyword:"type",params:{type: schema44.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"#/components/schemas/ProjectListItem/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.task_count !== undefined){
let data7 = data1.task_count;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/task_count",schemaPath:"#/components/schemas/ProjectListItem/properties/task_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/task_count",schemaPath:"#/components/schemas/ProjectListItem/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/ProjectListItem/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data8 = data.meta;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((data8.next_cursor === undefined) && (missing2 = "next_cursor")){
validate30.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data8){
if(!(key2 === "next_cursor")){
validate30.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs23 === errors){
if(data8.next_cursor !== undefined){
let data9 = data8.next_cursor;
if((typeof data9 !== "string") && (data9 !== null)){
validate30.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getProject_200 = validate32;
const schema46 = {"$ref":"contract#/components/schemas/ProjectResponse"};
const schema47 = {"description":"A project.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Project"}}};
const schema48 = {"description":"A project of the workspace.","type":"object","additionalProperties":false,"required":["id","name","description","created_at","updated_at"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"What the project is about.","type":["string","null"]},"created_at":{"description":"When the project was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the project was last changed.","type":["string","null"],"format":"date-time"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.description === undefined) && (missing1 = "description"))) || ((data0.created_at === undefined) && (missing1 = "created_at"))) || ((data0.updated_at === undefined) && (missing1 = "updated_at"))){
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Project/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "description")) || (key1 === "created_at")) || (key1 === "updated_at"))){
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Project/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
const _errs6 = errors;
if(typeof data0.id !== "string"){
validate33.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Project/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
const _errs8 = errors;
if(typeof data0.name !== "string"){
validate33.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Project/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.description !== undefined){
let data3 = data0.description;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate33.errors = [{instancePath:instancePath+"/data/description",schemaPath:"#/components/schemas/Project/properties/description/type",keyword:"type",params:{type: schema48.properties.description.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.created_at !== undefined){
let data4 = data0.created_at;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate33.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/Project/properties/created_at/type",keyword:"type",params:{type: schema48.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate33.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/Project/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.updated_at !== undefined){
let data5 = data0.updated_at;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate33.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/Project/properties/updated_at/type",keyword:"type",params:{type: schema48.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate33.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/Project/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Project/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listProjectCards_query_cursor = validate35;
const schema49 = {"type":"string","maxLength":1024};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate35.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listProjectCards_200 = validate36;
const schema50 = {"$ref":"contract#/components/schemas/CardList"};
const schema51 = {"description":"One page of board columns.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The columns of this page.","type":"array","items":{"$ref":"#/components/schemas/Card"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema52 = {"description":"A column of a project's board, in which tasks sit. Not a task.","type":"object","additionalProperties":false,"required":["id","name","is_done","order"],"properties":{"id":{"description":"The id of the column, usable as the `card_id` of a new task.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether the column is meant for finished tasks.","type":"boolean"},"order":{"description":"Where the column stands on the board, from low to high.","type":["integer","null"]}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.id === undefined) && (missing1 = "id")) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.is_done === undefined) && (missing1 = "is_done"))) || ((data1.order === undefined) && (missing1 = "order"))){
validate37.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order"))){
validate37.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
const _errs8 = errors;
if(typeof data1.id !== "string"){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/Card/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
const _errs10 = errors;
if(typeof data1.name !== "string"){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"#/components/schemas/Card/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.is_done !== undefined){
const _errs12 = errors;
if(typeof data1.is_done !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/is_done",schemaPath:"#/components/schemas/Card/properties/is_done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.order !== undefined){
let data5 = data1.order;
const _errs14 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/order",schemaPath:"#/components/schemas/Card/properties/order/type",keyword:"type",params:{type: schema52.properties.order.type},message:"must be integer,null"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Card/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data6 = data.meta;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.next_cursor === undefined) && (missing2 = "next_cursor")){
validate37.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs19 = errors;
for(const key2 in data6){
if(!(key2 === "next_cursor")){
validate37.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs19 === errors){
if(data6.next_cursor !== undefined){
let data7 = data6.next_cursor;
if((typeof data7 !== "string") && (data7 !== null)){
validate37.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_cursor = validate39;
const schema54 = {"type":"string","maxLength":1024};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate39.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_200 = validate40;
const schema55 = {"$ref":"contract#/components/schemas/MemberList"};
const schema56 = {"description":"One page of members.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The members of this page.","type":"array","items":{"$ref":"#/components/schemas/Member"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema57 = {"description":"An active member of the workspace.","type":"object","additionalProperties":false,"required":["id","name","email","role","joined_at"],"properties":{"id":{"description":"The user id, usable in `user_ids` and `invited_users`.","type":"string"},"name":{"description":"The name.","type":"string"},"email":{"description":"The email address.","type":"string","format":"email"},"role":{"description":"The role in the workspace.","oneOf":[{"$ref":"#/components/schemas/MemberRole"},{"type":"null"}]},"joined_at":{"description":"When the member joined the workspace.","type":["string","null"],"format":"date-time"}}};
const schema58 = {"description":"The role of a member in the workspace.","type":"string","enum":["owner","admin","member"]};
const formats8 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.joined_at === undefined) && (missing0 = "joined_at"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "role")) || (key0 === "joined_at"))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate42.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats8.test(data2))){
validate42.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data3 = data.role;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/role",schemaPath:"#/components/schemas/MemberRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data3 === "owner") || (data3 === "admin")) || (data3 === "member"))){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/components/schemas/MemberRole/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.joined_at !== undefined){
let data4 = data.joined_at;
const _errs15 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate42.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/type",keyword:"type",params:{type: schema57.properties.joined_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(errors === _errs15){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate42.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate41.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate42(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate41.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate41.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate41.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_cursor = validate45;
const schema60 = {"type":"string","maxLength":1024};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate45.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_200 = validate46;
const schema61 = {"$ref":"contract#/components/schemas/TaskList"};
const schema62 = {"description":"One page of tasks.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The tasks of this page.","type":"array","items":{"$ref":"#/components/schemas/Task"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema63 = {"description":"A task.","type":"object","additionalProperties":false,"required":["id","title","description","project_id","card","priority","due_date","due_time","progress","completed","assignee_ids","created_at","updated_at"],"properties":{"id":{"description":"The id of the task.","type":"string"},"title":{"description":"The title, written as `title_text`. An empty string, never null, if the task has none.","type":"string"},"description":{"description":"The description.","type":["string","null"]},"project_id":{"description":"The id of the task's project.","type":["string","null"]},"card":{"description":"The board column that the task sits in.","oneOf":[{"$ref":"#/components/schemas/TaskCard"},{"type":"null"}]},"priority":{"description":"The priority. Any string on read, as older tasks may hold others than `low`, `medium`, `high`,\n`urgent` and `none`, which are all that writes accept.\n","type":["string","null"]},"due_date":{"description":"The date on which the task is due, written as `end_date`.","type":["string","null"],"format":"date"},"due_time":{"description":"The time of day at which it is due, `HH:mm`, written as `end_time`.","type":["string","null"]},"progress":{"description":"The progress in percent.","type":["integer","null"],"minimum":0,"maximum":100},"completed":{"description":"True exactly when `progress` is 100.","type":"boolean"},"assignee_ids":{"description":"The user ids of the assignees, as `GET /members` lists them.","type":"array","items":{"type":"string"}},"created_at":{"description":"When the task was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the task was last changed.","type":["string","null"],"format":"date-time"}}};
const schema64 = {"description":"The board column that a task sits in.","type":"object","additionalProperties":false,"required":["id","name","is_done"],"properties":{"id":{"description":"The id of the column.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether the column is meant for finished tasks.","type":"boolean"}}};
const func5 = Object.prototype.hasOwnProperty;
const formats12 = formats.date;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.priority === undefined) && (missing0 = "priority"))) || ((data.due_date === undefined) && (missing0 = "due_date"))) || ((data.due_time === undefined) && (missing0 = "due_time"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.completed === undefined) && (missing0 = "completed"))) || ((data.assignee_ids === undefined) && (missing0 = "assignee_ids"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema63.properties, key0))){
validate48.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate48.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate48.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema63.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data3 = data.project_id;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate48.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema63.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data4 = data.card;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.id === undefined) && (missing1 = "id")) || ((data4.name === undefined) && (missing1 = "name"))) || ((data4.is_done === undefined) && (missing1 = "is_done"))){
const err0 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs15 = errors;
for(const key1 in data4){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "is_done"))){
const err1 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs15 === errors){
if(data4.id !== undefined){
const _errs16 = errors;
if(typeof data4.id !== "string"){
const err2 = {instancePath:instancePath+"/card/id",schemaPath:"#/components/schemas/TaskCard/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.name !== undefined){
const _errs18 = errors;
if(typeof data4.name !== "string"){
const err3 = {instancePath:instancePath+"/card/name",schemaPath:"#/components/schemas/TaskCard/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.is_done !== undefined){
const _errs20 = errors;
if(typeof data4.is_done !== "boolean"){
const err4 = {instancePath:instancePath+"/card/is_done",schemaPath:"#/components/schemas/TaskCard/properties/is_done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data8 = data.priority;
const _errs24 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate48.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema63.properties.priority.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
let data9 = data.due_date;
const _errs26 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate48.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type: schema63.properties.due_date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data9 === "string"){
if(!(formats12.validate(data9))){
validate48.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_time !== undefined){
let data10 = data.due_time;
const _errs28 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate48.errors = [{instancePath:instancePath+"/due_time",schemaPath:"#/properties/due_time/type",keyword:"type",params:{type: schema63.properties.due_time.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data11 = data.progress;
const _errs30 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate48.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema63.properties.progress.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs30){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
validate48.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate48.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
const _errs32 = errors;
if(typeof data.completed !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee_ids !== undefined){
let data13 = data.assignee_ids;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data13)){
var valid4 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
const _errs36 = errors;
if(typeof data13[i0] !== "string"){
validate48.errors = [{instancePath:instancePath+"/assignee_ids/" + i0,schemaPath:"#/properties/assignee_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs36 === errors;
if(!valid4){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/assignee_ids",schemaPath:"#/properties/assignee_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data15 = data.created_at;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate48.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema63.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs38){
if(errors === _errs38){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate48.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data16 = data.updated_at;
const _errs40 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate48.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema63.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
validate48.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate47.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate48(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate47.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate47.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate47.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createTask_header_Idempotency$2d$Key = validate51;
const schema66 = {"type":"string","minLength":1,"maxLength":255};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate51.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate51.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body = validate52;
const schema67 = {"$ref":"contract#/components/schemas/TaskCreate"};
const schema68 = {"description":"A task to create. Give `card_id` or `project_id`. Unknown fields are ignored.","type":"object","required":["title_text"],"properties":{"title_text":{"description":"The title. It must hold more than white space.","type":"string","minLength":1,"maxLength":500,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},"card_id":{"description":"The board column to create the task in.","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"project_id":{"description":"The project to create the task in, in its first column that is not a done column. Required when\n`card_id` is omitted; beside one, it must be the card's project.\n","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"description":{"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"priority":{"description":"The priority. `none` is a value of its own, stored and read as `none`.","oneOf":[{"$ref":"#/components/schemas/TaskPriority"},{"type":"null"}]},"progress":{"description":"The progress in percent. A task at 100 is completed.","type":["integer","null"],"minimum":0,"maximum":100},"end_date":{"description":"The date on which the task is due, `YYYY-MM-DD`. Read as `due_date`.","type":["string","null"],"format":"date","pattern":"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"end_time":{"description":"The time of day at which the task is due, `HH:mm`. Read as `due_time`. Dropped, once its form has\nbeen checked, if there is no `end_date`.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"user_ids":{"description":"The user ids of the assignees, at most 100; repeated ones count once. If any of them is not an\nactive member of the workspace, the whole request is 422 `invalid_assignee`.\n","type":["array","null"],"maxItems":100,"items":{"type":"string","pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"}}},"if":{"properties":{"card_id":{"type":"null"}}},"then":{"required":["project_id"],"additionalProperties":true,"properties":{"project_id":{"type":"string"}}}};
const schema69 = {"description":"The priority that a task can be given.","type":"string","enum":["low","medium","high","urgent","none"]};
const pattern4 = new RegExp("^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$", "u");
const pattern5 = new RegExp("^[^\\u0000\\uD800-\\uDFFF]*$", "u");
const pattern8 = new RegExp("^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
const pattern9 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.card_id !== undefined){
if(data.card_id !== null){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.project_id === undefined) && (missing0 = "project_id")){
validate53.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.project_id !== undefined){
if(typeof data.project_id !== "string"){
validate53.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/then/properties/project_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate53.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.title_text === undefined) && (missing1 = "title_text")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.title_text = true;
props0.card_id = true;
props0.project_id = true;
props0.description = true;
props0.priority = true;
props0.progress = true;
props0.end_date = true;
props0.end_time = true;
props0.user_ids = true;
}
if(data.title_text !== undefined){
let data2 = data.title_text;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 500){
validate53.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate53.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate53.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.card_id !== undefined){
let data3 = data.card_id;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate53.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/type",keyword:"type",params:{type: schema68.properties.card_id.type},message:"must be string,null"}];
return false;
}
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate53.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.project_id !== undefined){
let data4 = data.project_id;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate53.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema68.properties.project_id.type},message:"must be string,null"}];
return false;
}
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
validate53.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.description !== undefined){
let data5 = data.description;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate53.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema68.properties.description.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 20000){
validate53.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate53.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.priority !== undefined){
let data6 = data.priority;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
let passing0 = null;
const _errs19 = errors;
if(typeof data6 !== "string"){
const err2 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data6 === "low") || (data6 === "medium")) || (data6 === "high")) || (data6 === "urgent")) || (data6 === "none"))){
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema69.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs19 === errors;
if(_valid1){
valid4 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data6 !== null){
const err4 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs22 === errors;
if(_valid1 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err5 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate53.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.progress !== undefined){
let data7 = data.progress;
const _errs24 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate53.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema68.properties.progress.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs24){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
validate53.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate53.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.end_date !== undefined){
let data8 = data.end_date;
const _errs26 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate53.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema68.properties.end_date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
validate53.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data8))){
validate53.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.end_time !== undefined){
let data9 = data.end_time;
const _errs28 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate53.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema68.properties.end_time.type},message:"must be string,null"}];
return false;
}
if(errors === _errs28){
if(typeof data9 === "string"){
if(!pattern9.test(data9)){
validate53.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.user_ids !== undefined){
let data10 = data.user_ids;
const _errs30 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate53.errors = [{instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/type",keyword:"type",params:{type: schema68.properties.user_ids.type},message:"must be array,null"}];
return false;
}
if(errors === _errs30){
if(Array.isArray(data10)){
if(data10.length > 100){
validate53.errors = [{instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid6 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs32 = errors;
if(errors === _errs32){
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
validate53.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs32 === errors;
if(!valid6){
break;
}
}
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
else {
var props0 = validate53.evaluated.props;
}
validate52.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const createTask_body_title_text = validate55;
const schema70 = {"description":"The title. It must hold more than white space.","type":"string","minLength":1,"maxLength":500,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 500){
validate55.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate55.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate55.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_card_id = validate56;
const schema71 = {"description":"The board column to create the task in.","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema71.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate56.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_project_id = validate57;
const schema72 = {"description":"The project to create the task in, in its first column that is not a done column. Required when\n`card_id` is omitted; beside one, it must be the card's project.\n","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema72.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate57.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_description = validate58;
const schema73 = {"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema73.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate58.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}];
return false;
}
else {
if(!pattern5.test(data)){
validate58.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_priority = validate59;
const schema74 = {"description":"The priority. `none` is a value of its own, stored and read as `none`.","oneOf":[{"$ref":"contract#/components/schemas/TaskPriority"},{"type":"null"}]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "low") || (data === "medium")) || (data === "high")) || (data === "urgent")) || (data === "none"))){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema69.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate59.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_progress = validate60;
const schema76 = {"description":"The progress in percent. A task at 100 is completed.","type":["integer","null"],"minimum":0,"maximum":100};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema76.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate60.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate60.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_end_date = validate61;
const schema77 = {"description":"The date on which the task is due, `YYYY-MM-DD`. Read as `due_date`.","type":["string","null"],"format":"date","pattern":"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema77.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate61.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data))){
validate61.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_end_time = validate62;
const schema78 = {"description":"The time of day at which the task is due, `HH:mm`. Read as `due_time`. Dropped, once its form has\nbeen checked, if there is no `end_date`.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema78.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate62.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_user_ids = validate63;
const schema79 = {"description":"The user ids of the assignees, at most 100; repeated ones count once. If any of them is not an\nactive member of the workspace, the whole request is 422 `invalid_assignee`.\n","type":["array","null"],"maxItems":100,"items":{"type":"string","pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema79.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate63.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate63.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createTask_201 = validate64;
const schema80 = {"$ref":"contract#/components/schemas/TaskResponse"};
const schema81 = {"description":"A task.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Task"}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate48(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getTask_200 = validate68;
const schema82 = {"$ref":"contract#/components/schemas/TaskResponse"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate48(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateTask_body = validate72;
const schema84 = {"$ref":"contract#/components/schemas/TaskUpdate"};
const schema85 = {"description":"The fields of a task to change. An omitted one keeps its value, and null clears one. Unknown fields are\nignored.\n","type":"object","properties":{"title_text":{"description":"The title. Null and an empty string leave the task without one.","type":["string","null"],"maxLength":500,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"description":{"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"priority":{"description":"The priority. `none` is a value of its own, stored and read as `none`.","oneOf":[{"$ref":"#/components/schemas/TaskPriority"},{"type":"null"}]},"progress":{"description":"The progress in percent. 100 completes the task, less reopens it.","type":["integer","null"],"minimum":0,"maximum":100},"end_date":{"description":"The date on which the task is due, `YYYY-MM-DD`. Null also drops `end_time`.","type":["string","null"],"format":"date","pattern":"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"end_time":{"description":"The time of day at which the task is due, `HH:mm`. Dropped, once its form has been checked, if the\ntask has no `end_date` after the update.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"reminder_date":{"description":"When to remind the assignees, or the task's creator if there are none. A reminder goes out once. It\nis not shown by this API.\n","$ref":"#/components/schemas/Instant"}}};
const schema87 = {"description":"An RFC 3339 date-time with an offset, which is `Z` or has a colon, as in `+01:00`. A space may stand for\nthe `T`; `t` and `z` are taken too. In UTC it must lie in the years 0001 to 9999, so that the first day of\nthese has no offset ahead of UTC, and the last one neither an offset behind it nor a leap second. There is\nno `24:00`, and a leap second, `23:59:60` in UTC, counts as the second after it.\n","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"};
const pattern22 = new RegExp("^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title_text !== undefined){
let data0 = data.title_text;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate73.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/type",keyword:"type",params:{type: schema85.properties.title_text.type},message:"must be string,null"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 500){
validate73.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(!pattern5.test(data0)){
validate73.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate73.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema85.properties.description.type},message:"must be string,null"}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate73.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate73.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data2 = data.priority;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data2 === "low") || (data2 === "medium")) || (data2 === "high")) || (data2 === "urgent")) || (data2 === "none"))){
const err1 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema69.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate73.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data3 = data.progress;
const _errs12 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate73.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema85.properties.progress.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs12){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate73.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate73.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
let data4 = data.end_date;
const _errs14 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate73.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema85.properties.end_date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate73.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data4))){
validate73.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data5 = data.end_time;
const _errs16 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate73.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema85.properties.end_time.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(typeof data5 === "string"){
if(!pattern9.test(data5)){
validate73.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_date !== undefined){
let data6 = data.reminder_date;
const _errs18 = errors;
const _errs19 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate73.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/type",keyword:"type",params:{type: schema87.type},message:"must be string,null"}];
return false;
}
if(errors === _errs19){
if(errors === _errs19){
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
validate73.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},message:"must match pattern \""+"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data6))){
validate73.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"title_text":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"reminder_date":true},"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"title_text":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"reminder_date":true},"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_title_text = validate75;
const schema88 = {"description":"The title. Null and an empty string leave the task without one.","type":["string","null"],"maxLength":500,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema88.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 500){
validate75.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(!pattern5.test(data)){
validate75.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_description = validate76;
const schema89 = {"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema89.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate76.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}];
return false;
}
else {
if(!pattern5.test(data)){
validate76.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_priority = validate77;
const schema90 = {"description":"The priority. `none` is a value of its own, stored and read as `none`.","oneOf":[{"$ref":"contract#/components/schemas/TaskPriority"},{"type":"null"}]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "low") || (data === "medium")) || (data === "high")) || (data === "urgent")) || (data === "none"))){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema69.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate77.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_progress = validate78;
const schema92 = {"description":"The progress in percent. 100 completes the task, less reopens it.","type":["integer","null"],"minimum":0,"maximum":100};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema92.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate78.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate78.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_end_date = validate79;
const schema93 = {"description":"The date on which the task is due, `YYYY-MM-DD`. Null also drops `end_time`.","type":["string","null"],"format":"date","pattern":"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema93.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate79.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data))){
validate79.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_end_time = validate80;
const schema94 = {"description":"The time of day at which the task is due, `HH:mm`. Dropped, once its form has been checked, if the\ntask has no `end_date` after the update.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema94.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate80.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_reminder_date = validate81;
const schema95 = {"description":"When to remind the assignees, or the task's creator if there are none. A reminder goes out once. It\nis not shown by this API.\n","$ref":"contract#/components/schemas/Instant"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate81.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/type",keyword:"type",params:{type: schema87.type},message:"must be string,null"}];
return false;
}
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern22.test(data)){
validate81.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},message:"must match pattern \""+"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate81.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_200 = validate82;
const schema97 = {"$ref":"contract#/components/schemas/TaskResponse"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate83.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate48(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTaskComments_query_cursor = validate86;
const schema99 = {"type":"string","maxLength":1024};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate86.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTaskComments_200 = validate87;
const schema100 = {"$ref":"contract#/components/schemas/TaskCommentList"};
const schema101 = {"description":"One page of comments.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The comments of this page.","type":"array","items":{"$ref":"#/components/schemas/TaskComment"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema102 = {"description":"A comment on a task.","type":"object","additionalProperties":false,"required":["id","body","author","created_at"],"properties":{"id":{"description":"The id of the comment.","type":"string"},"body":{"description":"The comment, in plain text.","type":"string"},"author":{"description":"Who wrote it. For a comment that came through this API, the creator of the key.","oneOf":[{"$ref":"#/components/schemas/CommentAuthor"},{"type":"null"}]},"created_at":{"description":"When the comment was created.","type":["string","null"],"format":"date-time"}}};
const schema103 = {"description":"The person who wrote a comment.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The user id of the author.","type":"string"},"name":{"description":"The name of the author.","type":"string"}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.body === undefined) && (missing0 = "body"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "body")) || (key0 === "author")) || (key0 === "created_at"))){
validate89.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate89.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs4 = errors;
if(typeof data.body !== "string"){
validate89.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data2 = data.author;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data2){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data2.id !== undefined){
const _errs12 = errors;
if(typeof data2.id !== "string"){
const err2 = {instancePath:instancePath+"/author/id",schemaPath:"#/components/schemas/CommentAuthor/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.name !== undefined){
const _errs14 = errors;
if(typeof data2.name !== "string"){
const err3 = {instancePath:instancePath+"/author/name",schemaPath:"#/components/schemas/CommentAuthor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate89.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs18 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate89.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema102.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate89.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate89(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate88.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate88.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate88.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_header_Idempotency$2d$Key = validate92;
const schema105 = {"type":"string","minLength":1,"maxLength":255};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate92.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate92.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_body = validate93;
const schema106 = {"$ref":"contract#/components/schemas/TaskCommentCreate"};
const schema107 = {"description":"A comment to add. Unknown fields are ignored.","type":"object","required":["body"],"properties":{"body":{"description":"The comment, in plain text. It must hold more than white space, and is stored byte for byte.\nMentions are not parsed.\n","type":"string","minLength":1,"maxLength":10000,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},"mention_user_ids":{"description":"**Must not be sent**, not even as null or an empty array: any value is 422 `validation_error`.\nThere are no mentions through this API.\n","not":{}}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.body === undefined) && (missing0 = "body")){
validate93.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskCommentCreate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.body !== undefined){
let data0 = data.body;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 10000){
validate93.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/TaskCommentCreate/properties/body/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate93.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/TaskCommentCreate/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate93.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/TaskCommentCreate/properties/body/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/TaskCommentCreate/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.mention_user_ids !== undefined){
const _errs4 = errors;
validate93.errors = [{instancePath:instancePath+"/mention_user_ids",schemaPath:"contract#/components/schemas/TaskCommentCreate/properties/mention_user_ids/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskCommentCreate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"body":true,"mention_user_ids":true},"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_body_body = validate94;
const schema108 = {"description":"The comment, in plain text. It must hold more than white space, and is stored byte for byte.\nMentions are not parsed.\n","type":"string","minLength":1,"maxLength":10000,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 10000){
validate94.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate94.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate94.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_body_mention_user_ids = validate95;
const schema109 = {"description":"**Must not be sent**, not even as null or an empty array: any value is 422 `validation_error`.\nThere are no mentions through this API.\n","not":{}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
validate95.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_201 = validate96;
const schema110 = {"$ref":"contract#/components/schemas/TaskCommentResponse"};
const schema111 = {"description":"A comment.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/TaskComment"}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate89(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listEvents_query_cursor = validate100;
const schema112 = {"type":"string","maxLength":1024};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate100.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listEvents_200 = validate101;
const schema113 = {"$ref":"contract#/components/schemas/CalendarEventList"};
const schema114 = {"description":"One page of calendar events.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The events of this page.","type":"array","items":{"$ref":"#/components/schemas/CalendarEvent"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema115 = {"description":"A calendar event. Exactly one of `project_id` and `workspace_id` is set. The other fields of a create\nare stored and not shown here.\n","type":"object","additionalProperties":false,"required":["id","title","description","date","start_time","end_time","location","project_id","workspace_id","color","repeat","created_at","updated_at"],"properties":{"id":{"description":"The id of the event.","type":"string"},"title":{"description":"The title.","type":"string"},"description":{"description":"The description.","type":["string","null"]},"date":{"description":"The day of the event, the first one if it repeats.","type":["string","null"],"format":"date"},"start_time":{"description":"The time of day at which it starts, `HH:mm`.","type":["string","null"]},"end_time":{"description":"The time of day at which it ends, `HH:mm`.","type":["string","null"]},"location":{"description":"The place.","type":["string","null"]},"project_id":{"description":"The id of the project that the event belongs to, or null if it belongs to the workspace.","type":["string","null"]},"workspace_id":{"description":"The id of the workspace if the event belongs to it as a whole, or null.","type":["string","null"]},"color":{"description":"The color that calendars show it in, `#` and 3 or 6 hexadecimal digits.","type":["string","null"]},"repeat":{"description":"How often the event repeats.","oneOf":[{"$ref":"#/components/schemas/EventRepeat"},{"type":"null"}]},"created_at":{"description":"When the event was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the event was last changed.","type":["string","null"],"format":"date-time"}}};
const schema116 = {"description":"How often a calendar event repeats.","type":"string","enum":["none","daily","weekly","monthly","yearly"]};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.date === undefined) && (missing0 = "date"))) || ((data.start_time === undefined) && (missing0 = "start_time"))) || ((data.end_time === undefined) && (missing0 = "end_time"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.workspace_id === undefined) && (missing0 = "workspace_id"))) || ((data.color === undefined) && (missing0 = "color"))) || ((data.repeat === undefined) && (missing0 = "repeat"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema115.properties, key0))){
validate103.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate103.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate103.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate103.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema115.properties.description.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data3 = data.date;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate103.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema115.properties.date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats12.validate(data3))){
validate103.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_time !== undefined){
let data4 = data.start_time;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate103.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: schema115.properties.start_time.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data5 = data.end_time;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate103.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema115.properties.end_time.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data6 = data.location;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate103.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema115.properties.location.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data7 = data.project_id;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate103.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema115.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace_id !== undefined){
let data8 = data.workspace_id;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate103.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/type",keyword:"type",params:{type: schema115.properties.workspace_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
let data9 = data.color;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate103.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema115.properties.color.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat !== undefined){
let data10 = data.repeat;
const _errs22 = errors;
const _errs23 = errors;
let valid1 = false;
let passing0 = null;
const _errs24 = errors;
if(typeof data10 !== "string"){
const err0 = {instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data10 === "none") || (data10 === "daily")) || (data10 === "weekly")) || (data10 === "monthly")) || (data10 === "yearly"))){
const err1 = {instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema116.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs24 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs27 = errors;
if(data10 !== null){
const err2 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs27 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate103.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data11 = data.created_at;
const _errs29 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate103.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema115.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
validate103.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data12 = data.updated_at;
const _errs31 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate103.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema115.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs31){
if(errors === _errs31){
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
validate103.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate102.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate103(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate102.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate102.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate102.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createEvent_header_Idempotency$2d$Key = validate106;
const schema118 = {"type":"string","minLength":1,"maxLength":255};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate106.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate106.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body = validate107;
const schema119 = {"$ref":"contract#/components/schemas/CalendarEventCreate"};
const schema120 = {"description":"A calendar event to create. Unknown fields are ignored. Fields that a CalendarEvent does not have are stored\nand not shown by this API.\n","type":"object","required":["title","date","start_time","end_time","repeat"],"properties":{"title":{"description":"The title. It must hold more than white space.","type":"string","minLength":1,"maxLength":255,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},"description":{"description":"The description.","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"date":{"description":"The day of the event, the first one if it repeats, `YYYY-MM-DD`.","type":"string","format":"date","pattern":"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"start_time":{"description":"The time of day at which it starts, `HH:mm`, local to `timezone`.","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"end_time":{"description":"The time of day at which it ends, `HH:mm`. It must be after `start_time`.","type":"string","x-after":"start_time","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"repeat":{"description":"How often the event repeats. Monthly and yearly events on a day that a month lacks fall on its last\nday.\n","$ref":"#/components/schemas/EventRepeat"},"repeat_interval":{"description":"The number of days, weeks, months or years from one occurrence to the next. Required, and not null,\nunless `repeat` is `none`; then it has no meaning, but must still be 1 to 365 or null.\n","type":["integer","null"],"minimum":1,"maximum":365},"reminder_at":{"description":"When to remind its creator and its guests of the event, once.","$ref":"#/components/schemas/Instant"},"timezone":{"description":"The IANA name of the time zone that the times are local to, such as `Europe/Oslo`; an offset such\nas `+01:00` is refused. `UTC` if omitted.\n","type":["string","null"],"format":"time-zone","pattern":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},"reminder_minutes_before":{"description":"How many minutes before its start to remind its creator and its guests of the event: once for each\noccurrence, if it repeats.\n","type":["integer","null"],"minimum":1,"maximum":10080},"location":{"description":"The place.","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"meet_link":{"description":"The URI of a video call.","type":["string","null"],"format":"uri"},"color":{"description":"The color that calendars show it in, `#` and 3 or 6 hexadecimal digits.","type":["string","null"],"maxLength":7,"pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},"order":{"description":"A number to sort the event by, stored as it is.","type":["integer","null"],"minimum":-9007199254740991,"maximum":9007199254740991},"project_id":{"description":"The project that the event belongs to. Omitted or null, the event belongs to the workspace as a\nwhole. A project that is not visible is 422 `validation_error`.\n","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"},"invited_users":{"description":"The user ids of the guests, at most 500. An id that no user has is 422 `validation_error`; a user\nwho is not an active member of the workspace is dropped silently.\n","type":["array","null"],"maxItems":500,"items":{"type":"string","pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"}}},"if":{"required":["repeat"],"properties":{"repeat":{"enum":["daily","weekly","monthly","yearly"]}}},"then":{"required":["repeat_interval"],"additionalProperties":true,"properties":{"repeat_interval":{"type":"integer"}}}};
const pattern36 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$", "u");
const pattern38 = new RegExp("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$", "u");
const formats42 = formats["time-zone"];
const formats44 = formats.uri;

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.repeat === undefined) && (missing0 = "repeat")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.repeat !== undefined){
let data0 = data.repeat;
if(!((((data0 === "daily") || (data0 === "weekly")) || (data0 === "monthly")) || (data0 === "yearly"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.repeat_interval === undefined) && (missing1 = "repeat_interval")){
validate108.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.repeat_interval !== undefined){
let data1 = data.repeat_interval;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate108.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/then/properties/repeat_interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate108.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((data.title === undefined) && (missing2 = "title")) || ((data.date === undefined) && (missing2 = "date"))) || ((data.start_time === undefined) && (missing2 = "start_time"))) || ((data.end_time === undefined) && (missing2 = "end_time"))) || ((data.repeat === undefined) && (missing2 = "repeat"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.title = true;
props0.description = true;
props0.date = true;
props0.start_time = true;
props0.end_time = true;
props0.repeat = true;
props0.repeat_interval = true;
props0.reminder_at = true;
props0.timezone = true;
props0.reminder_minutes_before = true;
props0.location = true;
props0.meet_link = true;
props0.color = true;
props0.order = true;
props0.project_id = true;
props0.invited_users = true;
}
if(data.title !== undefined){
let data2 = data.title;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 255){
validate108.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate108.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate108.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.description !== undefined){
let data3 = data.description;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate108.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema120.properties.description.type},message:"must be string,null"}];
return false;
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate108.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.date !== undefined){
let data4 = data.date;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate108.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data4))){
validate108.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.start_time !== undefined){
let data5 = data.start_time;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern9.test(data5)){
validate108.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.end_time !== undefined){
let data6 = data.end_time;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern9.test(data6)){
validate108.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
else {
if(typeof data["start_time"] === 'string' && data6 <= data["start_time"]){
validate108.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/x-after",keyword:"x-after",params:{},message:"must be after start_time"}];
return false;
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.repeat !== undefined){
let data7 = data.repeat;
const _errs18 = errors;
if(typeof data7 !== "string"){
validate108.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data7 === "none") || (data7 === "daily")) || (data7 === "weekly")) || (data7 === "monthly")) || (data7 === "yearly"))){
validate108.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema116.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.repeat_interval !== undefined){
let data8 = data.repeat_interval;
const _errs21 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate108.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/type",keyword:"type",params:{type: schema120.properties.repeat_interval.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs21){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 365 || isNaN(data8)){
validate108.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate108.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.reminder_at !== undefined){
let data9 = data.reminder_at;
const _errs23 = errors;
const _errs24 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate108.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/type",keyword:"type",params:{type: schema87.type},message:"must be string,null"}];
return false;
}
if(errors === _errs24){
if(errors === _errs24){
if(typeof data9 === "string"){
if(!pattern22.test(data9)){
validate108.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},message:"must match pattern \""+"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data9))){
validate108.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.timezone !== undefined){
let data10 = data.timezone;
const _errs26 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate108.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema120.properties.timezone.type},message:"must be string,null"}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data10 === "string"){
if(!pattern36.test(data10)){
validate108.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"+"\""}];
return false;
}
else {
if(!(formats42(data10))){
validate108.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "time-zone"},message:"must match format \""+"time-zone"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.reminder_minutes_before !== undefined){
let data11 = data.reminder_minutes_before;
const _errs28 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate108.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/type",keyword:"type",params:{type: schema120.properties.reminder_minutes_before.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10080 || isNaN(data11)){
validate108.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},message:"must be <= 10080"}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate108.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.location !== undefined){
let data12 = data.location;
const _errs30 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate108.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema120.properties.location.type},message:"must be string,null"}];
return false;
}
if(errors === _errs30){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate108.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.meet_link !== undefined){
let data13 = data.meet_link;
const _errs32 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate108.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/type",keyword:"type",params:{type: schema120.properties.meet_link.type},message:"must be string,null"}];
return false;
}
if(errors === _errs32){
if(errors === _errs32){
if(typeof data13 === "string"){
if(!(formats44(data13))){
validate108.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.color !== undefined){
let data14 = data.color;
const _errs34 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate108.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema120.properties.color.type},message:"must be string,null"}];
return false;
}
if(errors === _errs34){
if(typeof data14 === "string"){
if(func1(data14) > 7){
validate108.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"}];
return false;
}
else {
if(!pattern38.test(data14)){
validate108.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},message:"must match pattern \""+"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"+"\""}];
return false;
}
}
}
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.order !== undefined){
let data15 = data.order;
const _errs36 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate108.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: schema120.properties.order.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs36){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
validate108.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data15 < -9007199254740991 || isNaN(data15)){
validate108.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];
return false;
}
}
}
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.project_id !== undefined){
let data16 = data.project_id;
const _errs38 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate108.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema120.properties.project_id.type},message:"must be string,null"}];
return false;
}
if(errors === _errs38){
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
validate108.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.invited_users !== undefined){
let data17 = data.invited_users;
const _errs40 = errors;
if((!(Array.isArray(data17))) && (data17 !== null)){
validate108.errors = [{instancePath:instancePath+"/invited_users",schemaPath:"#/properties/invited_users/type",keyword:"type",params:{type: schema120.properties.invited_users.type},message:"must be array,null"}];
return false;
}
if(errors === _errs40){
if(Array.isArray(data17)){
if(data17.length > 500){
validate108.errors = [{instancePath:instancePath+"/invited_users",schemaPath:"#/properties/invited_users/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid6 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs42 = errors;
if(errors === _errs42){
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
validate108.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs42 === errors;
if(!valid6){
break;
}
}
}
}
}
var valid3 = _errs40 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate108.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
else {
var props0 = validate108.evaluated.props;
}
validate107.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate107.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const createEvent_body_title = validate110;
const schema123 = {"description":"The title. It must hold more than white space.","type":"string","minLength":1,"maxLength":255,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate110.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate110.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data)){
validate110.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_description = validate111;
const schema124 = {"description":"The description.","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema124.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate111.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_date = validate112;
const schema125 = {"description":"The day of the event, the first one if it repeats, `YYYY-MM-DD`.","type":"string","format":"date","pattern":"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate112.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
else {
if(!(formats12.validate(data))){
validate112.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_start_time = validate113;
const schema126 = {"description":"The time of day at which it starts, `HH:mm`, local to `timezone`.","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate113.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_end_time = validate114;
const schema127 = {"description":"The time of day at which it ends, `HH:mm`. It must be after `start_time`.","type":"string","x-after":"start_time","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate114.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""}];
return false;
}
else {
if(typeof parentData["start_time"] === 'string' && data <= parentData["start_time"]){
validate114.errors = [{instancePath,schemaPath:"#/x-after",keyword:"x-after",params:{},message:"must be after start_time"}];
return false;
}
}
}
else {
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_repeat = validate115;
const schema128 = {"description":"How often the event repeats. Monthly and yearly events on a day that a month lacks fall on its last\nday.\n","$ref":"contract#/components/schemas/EventRepeat"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate115.errors = [{instancePath,schemaPath:"contract#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "none") || (data === "daily")) || (data === "weekly")) || (data === "monthly")) || (data === "yearly"))){
validate115.errors = [{instancePath,schemaPath:"contract#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema116.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_repeat_interval = validate116;
const schema130 = {"description":"The number of days, weeks, months or years from one occurrence to the next. Required, and not null,\nunless `repeat` is `none`; then it has no meaning, but must still be 1 to 365 or null.\n","type":["integer","null"],"minimum":1,"maximum":365};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema130.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 365 || isNaN(data)){
validate116.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate116.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_reminder_at = validate117;
const schema131 = {"description":"When to remind its creator and its guests of the event, once.","$ref":"contract#/components/schemas/Instant"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate117.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/type",keyword:"type",params:{type: schema87.type},message:"must be string,null"}];
return false;
}
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern22.test(data)){
validate117.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},message:"must match pattern \""+"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"+"\""}];
return false;
}
else {
if(!(formats0.validate(data))){
validate117.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_timezone = validate118;
const schema133 = {"description":"The IANA name of the time zone that the times are local to, such as `Europe/Oslo`; an offset such\nas `+01:00` is refused. `UTC` if omitted.\n","type":["string","null"],"format":"time-zone","pattern":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema133.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern36.test(data)){
validate118.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"+"\""}];
return false;
}
else {
if(!(formats42(data))){
validate118.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},message:"must match format \""+"time-zone"+"\""}];
return false;
}
}
}
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_reminder_minutes_before = validate119;
const schema134 = {"description":"How many minutes before its start to remind its creator and its guests of the event: once for each\noccurrence, if it repeats.\n","type":["integer","null"],"minimum":1,"maximum":10080};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema134.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 10080 || isNaN(data)){
validate119.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},message:"must be <= 10080"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate119.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_location = validate120;
const schema135 = {"description":"The place.","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema135.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate120.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_meet_link = validate121;
const schema136 = {"description":"The URI of a video call.","type":["string","null"],"format":"uri"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema136.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats44(data))){
validate121.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_color = validate122;
const schema137 = {"description":"The color that calendars show it in, `#` and 3 or 6 hexadecimal digits.","type":["string","null"],"maxLength":7,"pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema137.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 7){
validate122.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"}];
return false;
}
else {
if(!pattern38.test(data)){
validate122.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},message:"must match pattern \""+"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"+"\""}];
return false;
}
}
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_order = validate123;
const schema138 = {"description":"A number to sort the event by, stored as it is.","type":["integer","null"],"minimum":-9007199254740991,"maximum":9007199254740991};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema138.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate123.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data < -9007199254740991 || isNaN(data)){
validate123.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"}];
return false;
}
}
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_project_id = validate124;
const schema139 = {"description":"The project that the event belongs to. Omitted or null, the event belongs to the workspace as a\nwhole. A project that is not visible is 422 `validation_error`.\n","type":["string","null"],"pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema139.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate124.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_invited_users = validate125;
const schema140 = {"description":"The user ids of the guests, at most 500. An id that no user has is 422 `validation_error`; a user\nwho is not an active member of the workspace is dropped silently.\n","type":["array","null"],"maxItems":500,"items":{"type":"string","pattern":"^[^\\u0000\\uD800-\\uDFFF]*$"}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema140.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate125.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate125.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*$"},message:"must match pattern \""+"^[^\\u0000\\uD800-\\uDFFF]*$"+"\""}];
return false;
}
}
else {
validate125.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createEvent_201 = validate126;
const schema141 = {"$ref":"contract#/components/schemas/CalendarEventResponse"};
const schema142 = {"description":"A calendar event.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/CalendarEvent"}}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate127.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate103(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_task$2e$created = validate130;
const schema143 = {"$ref":"contract#/components/schemas/TaskCreatedEvent"};
const schema144 = {"description":"A task was created.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"task.created"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskEventData"}}};
const schema145 = {"description":"The task as it was when the event happened, without its description.","type":"object","additionalProperties":false,"required":["id","title","project_id","card","priority","due_date","due_time","progress","completed","assignee_ids","created_at","updated_at"],"properties":{"id":{"description":"The id of the task.","type":"string"},"title":{"description":"The title. An empty string, never null, if the task has none.","type":"string"},"project_id":{"description":"The id of the task's project.","type":["string","null"]},"card":{"description":"The board column that the task sits in.","oneOf":[{"$ref":"#/components/schemas/TaskCard"},{"type":"null"}]},"priority":{"description":"The priority, any string.","type":["string","null"]},"due_date":{"description":"The date on which the task is due.","type":["string","null"],"format":"date"},"due_time":{"description":"The time of day at which it is due, `HH:mm`.","type":["string","null"]},"progress":{"description":"The progress in percent.","type":["integer","null"],"minimum":0,"maximum":100},"completed":{"description":"True exactly when `progress` is 100.","type":"boolean"},"assignee_ids":{"description":"The user ids of the assignees, as `GET /members` lists them.","type":"array","items":{"type":"string"}},"created_at":{"description":"When the task was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the task was last changed.","type":["string","null"],"format":"date-time"}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.priority === undefined) && (missing0 = "priority"))) || ((data.due_date === undefined) && (missing0 = "due_date"))) || ((data.due_time === undefined) && (missing0 = "due_time"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.completed === undefined) && (missing0 = "completed"))) || ((data.assignee_ids === undefined) && (missing0 = "assignee_ids"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema145.properties, key0))){
validate132.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate132.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate132.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data2 = data.project_id;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate132.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema145.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data3 = data.card;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))) || ((data3.is_done === undefined) && (missing1 = "is_done"))){
const err0 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "is_done"))){
const err1 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data3.id !== undefined){
const _errs14 = errors;
if(typeof data3.id !== "string"){
const err2 = {instancePath:instancePath+"/card/id",schemaPath:"#/components/schemas/TaskCard/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.name !== undefined){
const _errs16 = errors;
if(typeof data3.name !== "string"){
const err3 = {instancePath:instancePath+"/card/name",schemaPath:"#/components/schemas/TaskCard/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.is_done !== undefined){
const _errs18 = errors;
if(typeof data3.is_done !== "boolean"){
const err4 = {instancePath:instancePath+"/card/is_done",schemaPath:"#/components/schemas/TaskCard/properties/is_done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs20 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate132.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data7 = data.priority;
const _errs22 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate132.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema145.properties.priority.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
let data8 = data.due_date;
const _errs24 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate132.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type: schema145.properties.due_date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs24){
if(errors === _errs24){
if(typeof data8 === "string"){
if(!(formats12.validate(data8))){
validate132.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_time !== undefined){
let data9 = data.due_time;
const _errs26 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate132.errors = [{instancePath:instancePath+"/due_time",schemaPath:"#/properties/due_time/type",keyword:"type",params:{type: schema145.properties.due_time.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data10 = data.progress;
const _errs28 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate132.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema145.properties.progress.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs28){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
validate132.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate132.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
const _errs30 = errors;
if(typeof data.completed !== "boolean"){
validate132.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee_ids !== undefined){
let data12 = data.assignee_ids;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data12)){
var valid4 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs34 = errors;
if(typeof data12[i0] !== "string"){
validate132.errors = [{instancePath:instancePath+"/assignee_ids/" + i0,schemaPath:"#/properties/assignee_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/assignee_ids",schemaPath:"#/properties/assignee_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data14 = data.created_at;
const _errs36 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate132.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema145.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs36){
if(errors === _errs36){
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
validate132.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data15 = data.updated_at;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate132.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema145.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs38){
if(errors === _errs38){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate132.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate131.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate131.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate131.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("task.created" !== data1){
validate131.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.created"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate131.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate132(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_task$2e$updated = validate135;
const schema147 = {"$ref":"contract#/components/schemas/TaskUpdatedEvent"};
const schema148 = {"description":"A task was updated.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"task.updated"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskEventData"}}};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate136.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate136.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate136.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate136.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("task.updated" !== data1){
validate136.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.updated"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate136.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate136.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate132(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_task$2e$completed = validate139;
const schema149 = {"$ref":"contract#/components/schemas/TaskCompletedEvent"};
const schema150 = {"description":"A task was completed.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"task.completed"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskEventData"}}};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate140.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate140.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("task.completed" !== data1){
validate140.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.completed"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate140.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate140.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate132(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_task$2e$deleted = validate143;
const schema151 = {"$ref":"contract#/components/schemas/TaskDeletedEvent"};
const schema152 = {"description":"A task was deleted.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"task.deleted"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskDeletedData"}}};
const schema153 = {"description":"The ids of a deleted task and of where it was.","type":"object","additionalProperties":false,"required":["id","card_id","project_id"],"properties":{"id":{"description":"The id of the task.","type":"string"},"card_id":{"description":"The id of the board column that the task sat in.","type":["string","null"]},"project_id":{"description":"The id of the task's project.","type":["string","null"]}}};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate144.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate144.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate144.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("task.deleted" !== data1){
validate144.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.deleted"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate144.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.id === undefined) && (missing1 = "id")) || ((data3.card_id === undefined) && (missing1 = "card_id"))) || ((data3.project_id === undefined) && (missing1 = "project_id"))){
validate144.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TaskDeletedData/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "card_id")) || (key1 === "project_id"))){
validate144.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TaskDeletedData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.id !== undefined){
const _errs12 = errors;
if(typeof data3.id !== "string"){
validate144.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/TaskDeletedData/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.card_id !== undefined){
let data5 = data3.card_id;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate144.errors = [{instancePath:instancePath+"/data/card_id",schemaPath:"#/components/schemas/TaskDeletedData/properties/card_id/type",keyword:"type",params:{type: schema153.properties.card_id.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.project_id !== undefined){
let data6 = data3.project_id;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate144.errors = [{instancePath:instancePath+"/data/project_id",schemaPath:"#/components/schemas/TaskDeletedData/properties/project_id/type",keyword:"type",params:{type: schema153.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TaskDeletedData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_comment$2e$created = validate146;
const schema154 = {"$ref":"contract#/components/schemas/CommentCreatedEvent"};
const schema155 = {"description":"A comment was created.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"comment.created"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/CommentEventData"}}};
const schema156 = {"description":"The comment, without its body.","type":"object","additionalProperties":false,"required":["id","task_id","project_id","author","created_at"],"properties":{"id":{"description":"The id of the comment.","type":"string"},"task_id":{"description":"The id of the task that it is on.","type":"string"},"project_id":{"description":"The id of the task's project.","type":["string","null"]},"author":{"description":"Who wrote it.","oneOf":[{"$ref":"#/components/schemas/CommentAuthor"},{"type":"null"}]},"created_at":{"description":"When the comment was created.","type":["string","null"],"format":"date-time"}}};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.task_id === undefined) && (missing0 = "task_id"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "task_id")) || (key0 === "project_id")) || (key0 === "author")) || (key0 === "created_at"))){
validate148.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate148.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_id !== undefined){
const _errs4 = errors;
if(typeof data.task_id !== "string"){
validate148.errors = [{instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data2 = data.project_id;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate148.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema156.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data3 = data.author;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data3.id !== undefined){
const _errs14 = errors;
if(typeof data3.id !== "string"){
const err2 = {instancePath:instancePath+"/author/id",schemaPath:"#/components/schemas/CommentAuthor/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.name !== undefined){
const _errs16 = errors;
if(typeof data3.name !== "string"){
const err3 = {instancePath:instancePath+"/author/name",schemaPath:"#/components/schemas/CommentAuthor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate148.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate148.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema156.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs20){
if(errors === _errs20){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate148.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate147.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate147.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate147.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("comment.created" !== data1){
validate147.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "comment.created"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate147.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate148(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_event$2e$created = validate151;
const schema158 = {"$ref":"contract#/components/schemas/EventCreatedEvent"};
const schema159 = {"description":"A calendar event was created.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"event.created"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/CalendarEventData"}}};
const schema160 = {"description":"The calendar event as it was created, without its description.","type":"object","additionalProperties":false,"required":["id","title","date","start_time","end_time","location","project_id","workspace_id","color","repeat","created_at","updated_at"],"properties":{"id":{"description":"The id of the event.","type":"string"},"title":{"description":"The title.","type":"string"},"date":{"description":"The day of the event, the first one if it repeats.","type":["string","null"],"format":"date"},"start_time":{"description":"The time of day at which it starts, `HH:mm`.","type":["string","null"]},"end_time":{"description":"The time of day at which it ends, `HH:mm`.","type":["string","null"]},"location":{"description":"The place.","type":["string","null"]},"project_id":{"description":"The id of the project that the event belongs to, or null if it belongs to the workspace.","type":["string","null"]},"workspace_id":{"description":"The id of the workspace if the event belongs to it as a whole, or null.","type":["string","null"]},"color":{"description":"The color that calendars show it in, `#` and 3 or 6 hexadecimal digits.","type":["string","null"]},"repeat":{"description":"How often the event repeats.","oneOf":[{"$ref":"#/components/schemas/EventRepeat"},{"type":"null"}]},"created_at":{"description":"When the event was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the event was last changed.","type":["string","null"],"format":"date-time"}}};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.date === undefined) && (missing0 = "date"))) || ((data.start_time === undefined) && (missing0 = "start_time"))) || ((data.end_time === undefined) && (missing0 = "end_time"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.workspace_id === undefined) && (missing0 = "workspace_id"))) || ((data.color === undefined) && (missing0 = "color"))) || ((data.repeat === undefined) && (missing0 = "repeat"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema160.properties, key0))){
validate153.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate153.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate153.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data2 = data.date;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate153.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema160.properties.date.type},message:"must be string,null"}];
return false;
}
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats12.validate(data2))){
validate153.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_time !== undefined){
let data3 = data.start_time;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate153.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: schema160.properties.start_time.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data4 = data.end_time;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate153.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema160.properties.end_time.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data5 = data.location;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate153.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema160.properties.location.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data6 = data.project_id;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate153.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema160.properties.project_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace_id !== undefined){
let data7 = data.workspace_id;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate153.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/type",keyword:"type",params:{type: schema160.properties.workspace_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
let data8 = data.color;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate153.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema160.properties.color.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat !== undefined){
let data9 = data.repeat;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = false;
let passing0 = null;
const _errs22 = errors;
if(typeof data9 !== "string"){
const err0 = {instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data9 === "none") || (data9 === "daily")) || (data9 === "weekly")) || (data9 === "monthly")) || (data9 === "yearly"))){
const err1 = {instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema116.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs25 = errors;
if(data9 !== null){
const err2 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs25 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate153.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data10 = data.created_at;
const _errs27 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate153.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema160.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
validate153.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data11 = data.updated_at;
const _errs29 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate153.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema160.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
validate153.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate152.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate152.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate152.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("event.created" !== data1){
validate152.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "event.created"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate152.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate153(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_project$2e$created = validate156;
const schema162 = {"$ref":"contract#/components/schemas/ProjectCreatedEvent"};
const schema163 = {"description":"A project was created.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"project.created"},"created_at":{"description":"When it happened.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/ProjectEventData"}}};
const schema164 = {"description":"The project as it was created, without its description.","type":"object","additionalProperties":false,"required":["id","name","created_at","updated_at"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"created_at":{"description":"When the project was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the project was last changed.","type":["string","null"],"format":"date-time"}}};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate157.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate157.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate157.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("project.created" !== data1){
validate157.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "project.created"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate157.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate157.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))) || ((data3.created_at === undefined) && (missing1 = "created_at"))) || ((data3.updated_at === undefined) && (missing1 = "updated_at"))){
validate157.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ProjectEventData/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "created_at")) || (key1 === "updated_at"))){
validate157.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ProjectEventData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.id !== undefined){
const _errs12 = errors;
if(typeof data3.id !== "string"){
validate157.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/ProjectEventData/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.name !== undefined){
const _errs14 = errors;
if(typeof data3.name !== "string"){
validate157.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/ProjectEventData/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.created_at !== undefined){
let data6 = data3.created_at;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate157.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/ProjectEventData/properties/created_at/type",keyword:"type",params:{type: schema164.properties.created_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate157.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/ProjectEventData/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.updated_at !== undefined){
let data7 = data3.updated_at;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate157.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/ProjectEventData/properties/updated_at/type",keyword:"type",params:{type: schema164.properties.updated_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate157.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/ProjectEventData/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ProjectEventData/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
